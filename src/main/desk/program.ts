/** What concerns the program itself: windows, preferences, practice, updates, self-check and support. */
import { ok, refused } from '#contract/wire/problem.ts';

import type { Acts } from '#main/acts/acts.ts';
import { createPreferenceCalls } from '#main/calls/kept-calls.ts';
import { createLinkCalls } from '#main/calls/outside-calls.ts';
import { createPracticeCalls } from '#main/calls/practice-calls.ts';
import { createWindowCalls } from '#main/calls/window-calls.ts';
import { createDeskProbes } from '#main/self-check/desk-probes.ts';
import { createSelfCheck } from '#main/self-check/self-check.ts';
import { createSupport } from '#main/support/support.ts';
import { createUpdates } from '#main/updates/updates.ts';
import type { Foundation, Part } from './part.ts';

/** The parts of the program and the calls that lead to them. */
export function createProgram(foundation: Foundation, acts: Acts) {
  const { ports, connection, messages } = foundation;
  const { windows, preferences, practiceSwitch, logger } = ports;
  const { session, restored, sandboxEnded } = connection;
  const { emit, tell } = messages;
  const updates = ports.updates ?? createUpdates({ updater: ports.updater, logger });
  updates.onState((state) => emit('update', state));
  const { selfCheck, calls: selfCheckCalls } = createChecks(foundation);
  const support = createSupport(
    ports.support,
    {
      facts: () => factsOf(foundation),
      notices: () => messages.notices().map(({ title }) => title),
      settings: () => Object.keys(preferences.readAll()).sort(),
      selfCheck: selfCheck.lines,
    },
    logger,
  );
  const parts: readonly Part[] = [support];
  return {
    updates,
    parts,
    calls: {
      ...createPreferenceCalls({
        preferences,
        windows,
        tell,
        onWritten: (written) => emit('preference', written),
        logger,
      }),
      ...createPracticeCalls({
        session,
        restored,
        acts,
        practiceSwitch,
        restart: ports.restart,
        sandboxEnded,
      }),
      'update.check': async () => ok(await updates.check()),
      'update.install': () =>
        updates.install() ? ok(undefined) : refused('There is no new version to restart into.'),
      'program.move': async () =>
        (await ports.move?.().catch(() => false))
          ? ok(undefined)
          : refused('Corridor was not moved. Quit it, and drag it to Applications in the Finder.'),
      ...createWindowCalls(ports),
      ...createLinkCalls(ports.outside, logger),
      'spelling.missing': () => ok([...(ports.withoutDictionary?.() ?? [])]),
      ...support.calls,
      ...selfCheckCalls,
    },
  };
}

/** The self-check, with the desk's own probes and those of the host. */
function createChecks({ ports, connection, messages }: Foundation) {
  const { session, socket, send } = connection;
  const own = createDeskProbes({
    session,
    socket,
    updater: ports.updater,
    network: ports.network,
    address: ports.api.address,
    send,
    askPages: (id) => messages.emit('selfCheckAsks', { id }),
  });
  const selfCheck = createSelfCheck({
    probes: { ...own.probes, ...ports.probes },
    onChange: (items) => messages.emit('selfCheck', { items }),
    logger: ports.logger,
  });
  return { selfCheck, calls: { ...own.calls, ...selfCheck.calls } };
}

/** What a support bundle says of the desk. */
const factsOf = ({ ports, connection }: Foundation) => ({
  Version: ports.version,
  Host: ports.host,
  Server: ports.api.practice ? 'the practice sandbox' : ports.api.label,
  Session: connection.session.state().status,
  'Live updates': connection.socket.state(),
});
