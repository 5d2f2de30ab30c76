/** Reading kept values of any shape: what is not as expected is the default. */

export const readText = (kept: unknown): string => (typeof kept === 'string' ? kept : '');

/** What is on or off, and off unless it was turned on. */
export const readFlag = (kept: unknown): boolean => kept === true;

/** The fields of a kept object; none of anything else. */
export const fieldsOf = (kept: unknown) =>
  (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;

/** Reads texts by their names; one that is not kept is its default. */
export const readTexts =
  <Name extends string>(defaults: Readonly<Record<Name, string>>) =>
  (kept: unknown) => {
    const fields = fieldsOf(kept);
    const texts = Object.entries<string>(defaults).map(([name, text]) => {
      const value = fields[name];
      return [name, typeof value === 'string' ? value : text];
    });
    return Object.fromEntries(texts) as { [Each in Name]: string };
  };
