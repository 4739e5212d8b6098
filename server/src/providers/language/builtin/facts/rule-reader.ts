import type { DateRange, Interval, OpeningRule } from './opening-hours.ts';
import { type Draft, emptyDraft, endAfter, rulesOf } from './rule-draft.ts';
import type { ScheduleItem } from './schedule-items.ts';
import { everyDay } from './schedule-vocabulary.ts';

/** Words after "closed" within which hours are those of a break: "closed for lunch 12-13". */
const breakReach = 3;

const closedDays = { isPublicHoliday: false, dates: [], intervals: [], isBreak: false };

/** Builds the rules of one statement from its items, in their order. */
export class RuleReader {
  readonly rules: OpeningRule[] = [];
  /** True where days by appointment become rules. */
  private readonly tellsRequests: boolean;
  private draft: Draft = emptyDraft([]);
  private wordsSinceClosed = 9;
  private hasJoinSinceClosed = false;
  /** Dates before the first days hold for the whole sentence: "In July: Mon-Fri 9-12, Sat closed". */
  private sentenceDates: DateRange[] = [];
  private daysBefore: readonly number[] = [];
  /** Verb that a time without a counterpart belongs to. */
  private verb: 'opens' | 'closes' | undefined;
  private mode: 'except' | 'including' | undefined;
  /** Days named after "otherwise" replace those it stands for. */
  private isComplementOpen = false;
  private lastKind: ScheduleItem['kind'] = 'end';
  /** The last item that was neither a word nor a joint. */
  private lastPart: ScheduleItem['kind'] = 'end';

  constructor({ tellsRequests }: { tellsRequests: boolean }) {
    this.tellsRequests = tellsRequests;
  }

  /** Reads one item. `next` is the one after it, words left out. */
  read(item: ScheduleItem, next?: ScheduleItem): void {
    switch (item.kind) {
      case 'days':
        this.addDays(item, next);
        break;
      case 'interval':
        this.addInterval(item.interval);
        break;
      case 'time':
        this.addTime(item, next);
        break;
      case 'closed':
        this.close();
        break;
      case 'pause':
        if (this.isComplete) this.flush();
        this.draft.isBreak = true;
        break;
      case 'dates':
        this.addDates(item.ranges, next);
        break;
      case 'otherwise':
        this.startComplement();
        break;
      case 'except':
      case 'including':
        this.mode = item.kind;
        break;
      case 'opens':
      case 'closes':
        this.verb = item.kind;
        break;
      case 'onRequest':
        this.draft.isOnRequest = true;
        break;
      case 'morning':
      case 'afternoon':
        this.nameHalf(item.kind, next);
        break;
      case 'break':
        if (this.isComplete || this.draft.isOnRequest) this.flush();
        break;
      case 'end':
        this.finish();
        break;
    }
    this.follow(item.kind);
  }

  private follow(kind: ScheduleItem['kind']): void {
    if (kind === 'join') this.hasJoinSinceClosed = true;
    if (kind === 'word') this.wordsSinceClosed++;
    else if (kind !== 'closed' && kind !== 'join') this.wordsSinceClosed = 9;
    if (kind !== 'word' || this.lastKind !== 'join') this.lastKind = kind;
    if (kind !== 'word' && kind !== 'join') this.lastPart = kind;
    if (kind !== 'word' && kind !== 'except' && kind !== 'including' && kind !== 'join' && kind !== 'days')
      this.mode = undefined;
  }

  /** Ends the sentence, and the text. */
  finish(): void {
    this.flush();
    this.sentenceDates = [];
    this.draft = emptyDraft([]);
    this.verb = undefined;
    this.mode = undefined;
  }

  private flush(): void {
    const { draft } = this;
    if (draft.from !== undefined && draft.until !== undefined && draft.intervals.length === 0)
      draft.intervals.push([draft.from, endAfter(draft.from, draft.until)]);
    if (this.isComplete && !(draft.isOnRequest && draft.intervals.length === 0 && !draft.isClosed)) {
      this.rules.push(...rulesOf(draft, this.daysBefore));
      if (this.hasDays) this.daysBefore = draft.days;
    } else if (draft.isOnRequest && draft.days.length > 0) {
      this.daysBefore = draft.days;
      if (this.tellsRequests) this.rules.push({ ...closedDays, days: draft.days, isOnRequest: true });
    }
    this.draft = emptyDraft(this.sentenceDates);
  }

  private get hasDays(): boolean {
    return this.draft.days.length > 0 || this.draft.isPublicHoliday;
  }

  private get hasHours(): boolean {
    const { intervals, isClosed, from, until } = this.draft;
    return intervals.length > 0 || isClosed || from !== undefined || until !== undefined;
  }

  private get isComplete(): boolean {
    const { dates, isBreak, intervals, from, until } = this.draft;
    if (isBreak && intervals.length > 0) return true;
    // "We open at 9 and close at 5:30" is of every day.
    const isSpan = from !== undefined && until !== undefined;
    return this.hasHours && (this.hasDays || dates.length > 0 || isSpan);
  }

  private close(): void {
    if (this.isComplete) this.flush();
    this.draft.isClosed = true;
    this.wordsSinceClosed = 0;
    this.hasJoinSinceClosed = false;
  }

  /** "Morning closed, afternoon 13-19" has the hours of its afternoon; with both halves closed it is the whole day. */
  private nameHalf(half: 'morning' | 'afternoon', next: ScheduleItem | undefined): void {
    const { draft } = this;
    const isOther = draft.isClosed && draft.half !== undefined && draft.half !== half;
    if (isOther && next?.kind === 'interval') draft.isClosed = false;
    draft.half = isOther && next?.kind === 'closed' ? undefined : half;
  }

  /** Ends a closed rule; the next days are closed too. */
  private closeMore(): void {
    this.flush();
    this.draft.isClosed = true;
    this.draft.isDaysFirst = false;
  }

  private addInterval(interval: Interval): void {
    const { draft } = this;
    // "Closed for lunch 12-13": the hours right after the word are those of the break.
    if (draft.isClosed && this.wordsSinceClosed <= breakReach && draft.intervals.length === 0) {
      draft.isClosed = false;
      // "Morning closed, afternoon 13-19" is closed for a part of the day, and no break.
      draft.isBreak = !this.hasJoinSinceClosed;
    } else if (draft.isClosed || (draft.isDaysFirst === false && this.hasDays && !draft.isBreak)) this.flush();
    this.draft.intervals.push(interval);
  }

  private addTime({ minutes, isEnd }: ScheduleItem & { kind: 'time' }, next: ScheduleItem | undefined): void {
    const end = isEnd ?? (this.verb === undefined ? undefined : this.verb === 'closes');
    if (end === undefined) return;
    if (this.draft.intervals.length > 0) {
      // "Every day 7-20, and until 13 on Sunday".
      if (!this.isComplete || next?.kind !== 'days') return;
      this.flush();
      this.draft.isDaysFirst = false;
    }
    if (end) this.draft.until ??= minutes;
    else this.draft.from ??= minutes;
  }

  private addDates(ranges: readonly DateRange[], next: ScheduleItem | undefined): void {
    if (this.mode === 'except') {
      this.draft.excludedDates.push(...ranges);
      return;
    }
    const continuesList = this.lastPart === 'dates' && (this.lastKind === 'join' || this.lastKind === 'dates');
    const isOther = this.lastKind !== 'word' && this.draft.isDaysFirst !== undefined;
    // "Closed on Sundays, on 1 November and from 24 December": one list.
    const continuesClosed = this.draft.isClosed && this.draft.isDaysFirst === false && next?.kind !== 'interval';
    if (!continuesList && !continuesClosed && this.isComplete && isOther) this.flush();
    // "24 and 31 December 8-12, in Advent Saturdays until 16".
    if (this.isComplete && !this.hasDays && !continuesList && next?.kind === 'days') this.flush();
    const { draft } = this;
    if (this.hasDays || this.hasHours) {
      if (!draft.hasOwnDates) draft.dates = [];
      draft.dates.push(...ranges);
      draft.hasOwnDates = true;
      draft.areDatesApart ||= continuesClosed && this.hasDays && this.lastKind === 'join';
      return;
    }
    // "Summer (June to August)": the dates in brackets are those of the season.
    if (!continuesList && (this.lastPart === 'break' || this.rules.length > 0)) this.sentenceDates = [];
    this.sentenceDates.push(...ranges);
    draft.dates = [...this.sentenceDates];
  }

  /** "The rest of the year", "on the other days". */
  private startComplement(): void {
    if (this.isComplete) this.flush();
    const { draft } = this;
    if (draft.isClosed && !this.hasDays) {
      draft.days = [...this.daysBefore];
      draft.dates = [];
      return;
    }
    const wasOfDates = this.rules.some(({ dates }) => dates.length > 0);
    this.sentenceDates = [];
    draft.dates = [];
    const named = new Set(this.rules.flatMap(({ days }) => days));
    const others = wasOfDates ? [...this.daysBefore] : everyDay.filter((day) => !named.has(day));
    draft.days = this.rules.length > 0 ? others : [...everyDay];
    draft.isDaysFirst = true;
    this.isComplementOpen = true;
  }

  private addDays(item: ScheduleItem & { kind: 'days' }, next: ScheduleItem | undefined): void {
    if (this.mode !== undefined) {
      this.addSpecialDays(item);
      return;
    }
    if (this.isComplementOpen && !this.hasHours) this.draft.days = [];
    this.isComplementOpen = false;
    this.giveLastHoursTo(item);
    const { draft } = this;
    const isSpan = draft.from !== undefined && draft.until !== undefined && !this.hasDays;
    // "It opens at 9 and closes at 6, on Saturdays at 2".
    const startsHours = next?.kind === 'time' || next?.kind === 'interval';
    const isOfDates = draft.dates.length > 0 && this.hasHours && !this.hasDays;
    if ((isSpan || isOfDates) && this.lastKind !== 'interval' && startsHours) this.flush();
    // "Closed on Sunday afternoons and on Mondays".
    else if (draft.isClosed && draft.half !== undefined && this.hasDays) this.closeMore();
    // "8-16 Monday to Friday and at weekends closed".
    else if (draft.isDaysFirst === false && this.isComplete && next?.kind === 'closed') this.flush();
    const continuesList = this.lastKind === 'days' || (this.lastKind === 'join' && !this.hasHours);
    const followsHours = draft.isDaysFirst === false && (!this.hasDays || this.lastKind === 'join');
    const startsRule = draft.isDaysFirst ? this.isComplete : this.hasDays && !continuesList && !followsHours;
    // "Holidays: closed on public holidays" names the same days twice.
    const isSaidAgain = draft.isClosed && this.hasDays && isWithinDraft(item, draft);
    if ((startsRule && !isSaidAgain) || draft.isOnRequest) this.flush();
    this.draft.isDaysFirst ??= !this.hasHours;
    this.draft.days = [...new Set([...this.draft.days, ...item.days])];
    this.draft.isPublicHoliday ||= item.isPublicHoliday;
  }

  /** "Every day 7:30-21:30, and 8-20 on Sunday": the last hours belong to the days after them. */
  private giveLastHoursTo(item: ScheduleItem & { kind: 'days' }): void {
    const { draft } = this;
    const isRight = this.lastKind === 'interval' || this.lastKind === 'word' || this.lastKind === 'time';
    if (!draft.isDaysFirst || !isRight || item.days.length >= draft.days.length) return;
    const last = draft.intervals.at(-1);
    if (draft.intervals.length > 1 && last) {
      draft.intervals.pop();
      this.flush();
      this.draft.intervals = [last];
      this.draft.isDaysFirst = false;
    }
  }

  private addSpecialDays({ days, isPublicHoliday }: ScheduleItem & { kind: 'days' }): void {
    const { draft } = this;
    if (this.mode === 'including') {
      draft.days = [...new Set([...draft.days, ...days])];
      draft.isPublicHoliday ||= isPublicHoliday;
      return;
    }
    draft.excluded.push(...days);
    draft.isHolidayExcluded ||= isPublicHoliday;
  }
}

function isWithinDraft({ days, isPublicHoliday }: ScheduleItem & { kind: 'days' }, draft: Draft): boolean {
  return days.every((day) => draft.days.includes(day)) && (draft.isPublicHoliday || !isPublicHoliday);
}
