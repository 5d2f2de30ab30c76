/** What a person works with: calls and acts of the network, files, drafts and news. */
import { createActs } from '#main/acts/acts.ts';
import { createCallsInFlight } from '#main/basics/in-flight.ts';
import type { Downloads } from '#main/basics/ports.ts';
import { createActCalls } from '#main/calls/act-calls.ts';
import { createApiCalls } from '#main/calls/api-calls.ts';
import { createCredentialCall } from '#main/calls/credential-calls.ts';
import { createDraftCalls } from '#main/calls/kept-calls.ts';
import { createSessionCalls } from '#main/calls/session-calls.ts';
import { createAttachments } from '#main/files/attachments.ts';
import { createExports } from '#main/files/exports.ts';
import { createPictures } from '#main/files/pictures/pictures.ts';
import { createKeptDrafts } from '#main/kept/drafts.ts';
import { createNews } from '#main/kept/news.ts';
import { createExercises } from '#main/practice/exercises.ts';
import { createResults } from '#main/practice/results.ts';
import { createWatches } from '#main/watches/watches.ts';
import type { Foundation, Part } from './part.ts';

/** The parts of a person's work and the calls that lead to them. */
export function createWork({ ports, connection, messages }: Foundation) {
  const { api, network, logger, support } = ports;
  const { session, socket, restored, send, client, waits } = connection;
  const { emit } = messages;
  // A file that another program shows would say what the cover hides.
  const downloads: Downloads = {
    ...ports.downloads,
    open: async (file) => !session.lockState().isLocked && (await ports.downloads.open(file)),
  };

  const inFlight = createCallsInFlight();
  const drafts = ports.drafts ?? createKeptDrafts();
  const news = createNews();
  news.onChange((next) => emit('news', next));
  const exercises = createExercises({
    client,
    practice: api.practice,
    results: ports.results ?? createResults(),
    onChange: (state) => emit('exercise', state),
  });
  const watches = createWatches({
    store: ports.watches,
    session,
    hasKeychain: ports.vault.kind === 'keychain',
    send,
    logger,
    onState: (state) => emit('watches', state),
  });
  socket.onEvent(watches.happened);
  const acts = createActs({
    journal: ports.journal,
    wants: ports.wants,
    session,
    logger,
    send,
    onAct: (act) => {
      emit('act', act);
      void exercises.onAct(act);
      watches.acted(act);
    },
    onUpload: (callId, sent, total) => emit('upload', { callId, sent, total }),
  });
  const files = {
    address: api.address,
    network,
    downloads,
    allowedHosts: ports.installation.managed.allowedDownloadHosts,
    practice: api.practice,
    waits,
    logger,
  };
  const exports = createExports({
    ...files,
    send,
    onProgress: (progress) => emit('export', progress),
  });
  const attachments = createAttachments({ ...files, pictures: ports.pictures ?? createPictures() });

  const parts: readonly Part[] = [inFlight, exports, attachments, drafts, news, watches];
  return {
    acts,
    news,
    parts,
    calls: {
      ...createSessionCalls({ session, restored }),
      ...createApiCalls({ acts, inFlight, send }),
      ...createActCalls({ acts, support, practice: api.practice }),
      ...watches.calls,
      ...createDraftCalls(drafts),
      ...exercises.calls,
      'credential.store': createCredentialCall(api, logger),
      ...news.calls,
      ...exports.calls,
      ...attachments.calls,
    },
  };
}
