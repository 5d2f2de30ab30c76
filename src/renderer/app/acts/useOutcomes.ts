/** Tells of acts whose outcome has become known while no dialog of this window shows them. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { areaOf } from '#contract/wire/areas.ts';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import { aboutText } from '#domain/acts/kinds.ts';
import { isShown, onAct } from '#renderer/client/acts/windowActs.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { reloadAreas } from '#renderer/client/calls/endpoints.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

/** The words of acts, which the first load is without. */
const loadNotes = () => import('#renderer/ui/guard/notes.ts');

/** A hook while signed in: a message for each act that was found to have happened. */
export function useOutcomes(): void {
  const queries = useQueryClient();
  const feedback = useFeedback();
  useEffect(
    () =>
      onAct((act) => {
        if (act.found === null) return;
        void reloadAreas(queries, [areaOf(act.endpoint as EndpointName)]);
        if (isShown(act)) return;
        const tell = async () => {
          const { title, ...more } = (await loadNotes()).foundText(act);
          feedback.notify({ title: `${aboutText(act)}: ${title}`, ...more });
        };
        tell().catch((thrown: unknown) => feedback.report(problemOf(thrown), aboutText(act)));
      }),
    [queries, feedback],
  );
}
