/** Days of the calendar. */

const MONTHS = 12;
/** Every month has them. Those after them are asked of `Date`, which takes longer. */
const SURE_DAYS = 28;

/** Whether the calendar has a day 'YYYY-MM-DD': `Date` takes 31 February for 3 March. */
export function isDay(day: string): boolean {
  const [month, ofMonth] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  if (month < 1 || month > MONTHS || ofMonth < 1) return false;
  if (ofMonth <= SURE_DAYS) return true;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
