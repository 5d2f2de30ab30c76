/** The policy of the page in component tests: what it refuses fails the test, as nothing else would say so. */
import { afterEach, inject } from 'vitest';
import { config } from 'zod';

// Only the fake bridge has it: it would try whether texts may become functions.
config({ jitless: true });

declare global {
  interface Window {
    /** What the policy has refused; kept with the page, which several files of tests share. */
    policyReports?: string[];
  }
}

/** Puts the policy into the page, and notes what it refuses. */
function enforce(): string[] {
  const noted: string[] = [];
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = inject('pagePolicy');
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, sample, blockedURI } = event;
    noted.push(`${effectiveDirective}: ${sample || blockedURI}`);
  });
  return noted;
}

window.policyReports ??= enforce();
const reports = window.policyReports;

/** What the policy has refused since this was asked last. */
export const takeReports = (): readonly string[] => reports.splice(0);

afterEach(() => {
  const found = takeReports();
  if (found.length > 0) throw new Error(`The policy of the page refused ${found.join(', ')}`);
});
