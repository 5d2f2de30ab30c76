/** Tells of acts whose outcome has become known while no dialog of this window shows them. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { areaOf } from '#contract/wire/areas.ts';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import { aboutText } from '#domain/acts/records.ts';
import { decideAct, isShown, onAct } from '#renderer/client/acts/windowActs.ts';
import { reloadAreas } from '#renderer/client/calls/endpoints.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { foundText } from '#renderer/ui/guard/notes.ts';

/** A hook while signed in: a message for each act that was found to have happened. */
export function useOutcomes(): void {
  const queries = useQueryClient();
  const feedback = useFeedback();
  useEffect(
    () =>
      onAct((act) => {
        if (!act.isNews) return;
        void reloadAreas(queries, [areaOf(act.endpoint as EndpointName)]);
        if (isShown(act)) {
          void decideAct(act.key).catch(() => undefined);
          return;
        }
        const { title, ...more } = foundText(act);
        feedback.notify({ title: `${aboutText(act)}: ${title}`, ...more });
      }),
    [queries, feedback],
  );
}
