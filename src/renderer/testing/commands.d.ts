/** What component tests ask of the runner; `tests/vitest.config.ts` has it. */
import 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the page's policy says of text that becomes a part of the page. */
    pagePolicy: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What axe finds wrong with the page once it is at rest, a line a rule. */
    violations(): Promise<readonly string[]>;
    /** The same in the three themes, of a page in the system's light one. */
    violationsInAllThemes(): Promise<readonly string[]>;
    /** What the page prints, as text. */
    printedText(): Promise<string>;
  }
}
