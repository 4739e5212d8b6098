import type { ScheduleItem } from './schedule-items.ts';
import type { DateRange, Interval, OpeningRule } from './opening-hours.ts';

export class RuleReader {
  readonly rules: OpeningRule[] = [];
  private days: number[] = [];
  private isPublicHoliday = false;
  private dates: DateRange[] = [];
  private intervals: Interval[] = [];
  private isClosed = false;
  private isBreak = false;
  private wordsSinceClosed = 9;
  private hasJoinSinceClosed = false;
  /** Dates before the first days hold for the whole sentence: "In July: Mon-Fri 9-12, Sat closed". */
  private sentenceDates: DateRange[] = [];
  /** The days of this rule stand before its times. */
  private isDaysFirst: boolean | undefined;
  private daysBefore: readonly number[] = [];
  private lastKind: ScheduleItem['kind'] = 'end';

  read(item: ScheduleItem): void {
    if (item.kind === 'days') this.addDays(item);
    else if (item.kind === 'interval') {
      // "Closed for lunch 12-13": the hours right after the word are those of the break.
      if (this.isClosed && this.wordsSinceClosed <= 3 && this.intervals.length === 0) {
        this.isClosed = false;
        // "Morning closed, afternoon 13-19" is closed for a part of the day, and no break.
        this.isBreak = !this.hasJoinSinceClosed;
      } else if (this.isClosed || (this.isDaysFirst === false && this.hasDays && !this.isBreak)) this.flush();
      this.intervals.push(item.interval);
    } else if (item.kind === 'closed') {
      if (this.isComplete) this.flush();
      this.isClosed = true;
      this.wordsSinceClosed = 0;
      this.hasJoinSinceClosed = false;
    } else if (item.kind === 'dates') {
      if (!this.hasDays && this.intervals.length === 0 && !this.isClosed && this.rules.length === 0)
        this.sentenceDates.push(item.range);
      this.dates.push(item.range);
    } else if (item.kind === 'otherwise' && this.isClosed && !this.hasDays) this.days = [...this.daysBefore];
    else if (item.kind === 'end') {
      this.flush();
      this.sentenceDates = [];
      this.dates = [];
    }
    if (item.kind === 'join') this.hasJoinSinceClosed = true;
    if (item.kind === 'word') this.wordsSinceClosed++;
    else if (item.kind !== 'closed') this.wordsSinceClosed = item.kind === 'join' ? this.wordsSinceClosed : 9;
    if (item.kind !== 'word' || this.lastKind !== 'join') this.lastKind = item.kind;
  }

  flush(): void {
    const { days, isPublicHoliday, dates, intervals, isBreak } = this;
    if (this.isComplete) {
      const isEveryDay = days.length === 0 && !isPublicHoliday;
      this.rules.push({ days: isEveryDay ? [0, 1, 2, 3, 4, 5, 6] : days, isPublicHoliday, dates, intervals, isBreak });
      this.daysBefore = days;
    }
    [this.days, this.dates, this.intervals] = [[], [...this.sentenceDates], []];
    [this.isPublicHoliday, this.isClosed, this.isBreak, this.isDaysFirst] = [false, false, false, undefined];
  }

  private get hasDays(): boolean {
    return this.days.length > 0 || this.isPublicHoliday;
  }

  private get isComplete(): boolean {
    return (this.hasDays || this.dates.length > 0) && (this.intervals.length > 0 || this.isClosed);
  }

  private addDays(item: ScheduleItem & { kind: 'days' }): void {
    const last = this.intervals.at(-1);
    // "Every day 7:30-21:30, and 8-20 on Sunday": the last hours belong to the days after them.
    if (
      this.isDaysFirst &&
      this.intervals.length > 1 &&
      (this.lastKind === 'interval' || this.lastKind === 'word') &&
      last &&
      item.days.length < this.days.length
    ) {
      this.intervals.pop();
      this.flush();
      this.intervals = [last];
      this.isDaysFirst = false;
    }
    const hasHours = this.intervals.length > 0 || this.isClosed;
    const continuesList = this.lastKind === 'days' || (this.lastKind === 'join' && !hasHours);
    const followsHours = this.isDaysFirst === false && (!this.hasDays || this.lastKind === 'join');
    const startsRule = this.isDaysFirst ? this.isComplete : this.hasDays && !continuesList && !followsHours;
    if (startsRule) this.flush();
    this.isDaysFirst ??= this.intervals.length === 0 && !this.isClosed;
    this.days = [...new Set([...this.days, ...item.days])];
    this.isPublicHoliday ||= item.isPublicHoliday;
  }
}
