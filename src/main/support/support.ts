/** The bridge calls of the support bundle, which is shown first and saved exactly as shown. */
import type { SupportPreview } from '#contract/bridge/bridge.ts';
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import type { Logger, SupportSource } from '#main/basics/ports.ts';
import { bundleFileName, composeBundle } from './bundle.ts';

export interface DeskFacts {
  /** Names and values that come before those of the host. */
  facts(): Readonly<Record<string, string>>;
  notices(): readonly string[];
  settings(): readonly string[];
  /** The last self-check, a line each; empty when there was none. */
  selfCheck(): readonly string[];
}

/** The handlers of `support.*`, and what to do when a window goes. */
export function createSupport(source: SupportSource, desk: DeskFacts, logger: Logger) {
  const shown = new Map<string, SupportPreview>();

  const preview = (time: Date): SupportPreview => ({
    fileName: bundleFileName(time),
    text: composeBundle({
      time,
      facts: { ...desk.facts(), ...source.facts() },
      notices: desk.notices(),
      settings: desk.settings(),
      selfCheck: desk.selfCheck(),
      log: source.logLines(),
      private: source.private,
    }),
  });

  return {
    calls: {
      'support.preview': (_input: undefined, client: string) => {
        const made = preview(new Date());
        shown.set(client, made);
        return ok(made);
      },
      'support.save': async (
        _input: undefined,
        client: string,
      ): Promise<Result<{ file: string }>> => {
        const made = shown.get(client);
        if (!made) {
          return refused('A support bundle is saved only after it was shown. Open it again.');
        }
        try {
          return ok({ file: await source.save(made.fileName, made.text) });
        } catch (error) {
          logger.warn('support.not-saved', { error });
          return refused(
            'The support bundle could not be written to your Downloads folder. Make room there or make it writable, then save again; or use Copy instead.',
          );
        }
      },
    },
    /** Forgets what a window was shown. */
    release: (client: string) => void shown.delete(client),
  };
}
