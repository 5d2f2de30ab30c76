/** An answer that is asked for while the page's code is still being loaded. */
import type { EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import { bridge } from '../calls/bridge.ts';

/** An answer that was asked for before the page was drawn. */
export interface InitialAnswer {
  /** The answer; undefined when the call failed. */
  readonly arrival: Promise<unknown>;
  /** The answer, once it has arrived. */
  value?: unknown;
}

let kept: { readonly key: string; readonly answer: InitialAnswer } | undefined;

/** What may make the answer out of date, or another person's. */
const CHANGES = ['realtime', 'session'] as const;

const forget = () => {
  kept = undefined;
};

/** Calls an endpoint before the page is drawn. The answer is for the first that takes it. */
export function sendInitialRequest<Name extends EndpointName>(
  endpoint: Name,
  input: EndpointInput<Name>,
): void {
  for (const event of CHANGES) bridge().subscribe(event, forget);
  const answer: InitialAnswer = {
    arrival: bridge()
      .call('api.call', { callId: 'initial', endpoint, input })
      .then((result) => {
        if (!result.ok) return;
        answer.value = result.value;
        return result.value;
      }),
  };
  kept = { key: JSON.stringify([endpoint, input]), answer };
}

/** The initial answer to this input of an endpoint, if there is one; it is given once. */
export function takeInitialAnswer(endpoint: unknown, input: unknown): InitialAnswer | undefined {
  const initial = kept;
  forget();
  return initial?.key === JSON.stringify([endpoint, input]) ? initial.answer : undefined;
}
