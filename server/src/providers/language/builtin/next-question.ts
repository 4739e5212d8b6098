import { displayPhoneNumber } from './details/find-phone-number.ts';
import { settingOf } from './details/read-details.ts';
import { spelledNumber } from './details/spell-number.ts';
import { ownNumberOf } from './own-number.ts';
import { listOf, type Scene } from './scene.ts';
import { withDatesInWords } from './spoken-dates.ts';
import { missingParameter } from './tool-arguments.ts';
import type { ToolParameter } from './tool-parameters.ts';
import { isPersonTool } from './wanted-tool.ts';

/** The question for the next detail the goal needs; undefined when all are known. */
export function nextQuestion(scene: Scene): string | undefined {
  const { state, phrase } = scene;
  const { goal, told } = state;
  if (goal?.kind === 'tool') {
    const parameter = missingParameter(goal.tool, told);
    return parameter && questionFor(parameter, scene);
  }
  if (goal?.byKeys) return questionByKeys(scene, goal.isOwnNumberDeclined === true);
  if (goal?.wish && !state.isDateOpen) {
    if (!told.date) return phrase(goal.wish === 'book' ? 'askDate' : 'askBookedDate');
    if (goal.wish === 'book' && !told.time) return phrase('askTime');
  }
  if (!told.name) return phrase('askName');
  if (!told.phone_number) return askPhone(scene);
  const isUnconfirmed = goal?.wish !== undefined && !state.isConfirmed;
  return isUnconfirmed ? `${phrase('readBack', readBackOf(scene))} ${phrase('isThatRight')}` : undefined;
}

/** Questions of a call back that is arranged by keys alone: the number, read back digit by digit. */
function questionByKeys({ state, request, phrase }: Scene, isOwnDeclined: boolean): string | undefined {
  const { phone_number: phone } = state.told;
  const { country } = settingOf(request);
  if (phone) return state.isConfirmed ? undefined : phrase('numberBack', { digits: spelledNumber(phone, country) });
  const own = isOwnDeclined || state.asked === 'phone_number' ? undefined : ownNumberOf(request, country);
  return own ? phrase('ownNumber', { digits: spelledNumber(own, country) }) : phrase('typeNumber');
}

/** On a call a number may also be typed. */
function askPhone({ request, phrase }: Pick<Scene, 'request' | 'phrase'>): string {
  return request.keypad ? `${phrase('sayOrType')} ${phrase('askPhone')}` : phrase('askPhone');
}

/** Details of a request as they are read back. */
function readBackOf({ state, request }: Scene): Record<string, string> {
  const { name = '', phone_number: phone = '', date, time } = state.told;
  const when = withDatesInWords(date && time ? `${date}T${time}` : (date ?? ''), request);
  return { name, phone: displayPhoneNumber(phone), when: when && `, ${when}` };
}

function questionFor(parameter: ToolParameter, scene: Scene): string {
  const { state, phrase, pack } = scene;
  switch (parameter.kind) {
    case 'name':
      return phrase('askName');
    case 'phone_number':
      return askPhone(scene);
    case 'email':
      return phrase('askEmail');
    case 'date':
      return phrase('askDate');
    case 'time':
      return phrase('askTime');
    case 'datetime':
      return phrase(state.told.date ? 'askTime' : 'askDate');
    case 'choice': {
      const choices = listOf(
        parameter.choices.map((choice) => choice.replaceAll('_', ' ')),
        pack,
      );
      const isForPeople = state.goal?.kind === 'tool' && isPersonTool(state.goal.tool.name);
      return phrase(isForPeople ? 'askWhom' : 'askChoice', { label: parameter.label, choices });
    }
    case 'boolean':
      return phrase('askChoice', { label: parameter.label, choices: `${pack.yes} ${pack.or} ${pack.no}` });
    default:
      return phrase('askOther', { label: parameter.label });
  }
}
