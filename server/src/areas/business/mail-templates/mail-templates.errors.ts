import { defineDetail, defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

export const unknownVariable = defineDetail(
  'unknown_variable',
  'template_variable_unknown',
  'line {{line}}, column {{column}}: this email has no variable {{name}}; it has {{known}}',
);

export const unfinishedVariable = defineDetail(
  'unfinished_variable',
  'template_variable_unfinished',
  'line {{line}}, column {{column}}: a variable is written with two braces on each side',
);

export const badTemplate = refuseFields;

export const noMailServer = defineRefusal(
  'conflict',
  'template_test_without_mail_server',
  'No mail server is configured, so no test can be sent; use the preview',
);
