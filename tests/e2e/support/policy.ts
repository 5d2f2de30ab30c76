/** What the policy of the page refuses, which fails a test that does not expect it: nothing else would say so. */
import type { BrowserContext } from '@playwright/test';

const REPORTS = new WeakMap<BrowserContext, string[]>();

/** Notes what the policy refuses on the pages that a context opens from now on; the list it adds to. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const known = REPORTS.get(context);
  if (known) return known;
  const reports: string[] = [];
  REPORTS.set(context, reports);
  await context.exposeBinding('reportRefusal', (_source, report: string) => reports.push(report));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, sample, blockedURI } = event;
      const { reportRefusal } = window as unknown as { reportRefusal: (text: string) => void };
      reportRefusal(`${effectiveDirective}: ${sample || blockedURI}`);
    });
  });
  return reports;
}
