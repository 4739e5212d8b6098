import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

export const chatLabelNotFound = defineRefusal('not_found', 'chat_label_not_found', 'There is no label with this id');

const nameOfAnother = defineDetail('taken', 'label_name_taken_field', 'is the name of another label');
export const labelNameTaken = defineRefusal('conflict', 'label_name_taken', 'Another label already has this name', {
  details: [nameOfAnother('/name')],
});
