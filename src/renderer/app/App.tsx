/** The page: its providers around the routes. */
import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { stopAll } from '#renderer/client/calls/bridge.ts';
import {
  DeskProvider,
  type DeskState,
  personOf,
  useDesk,
  useIsPractice,
} from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { FeedbackProvider, useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { FileWatch } from '#renderer/ui/files/FileWatch.tsx';
import { FocusReturn } from '#renderer/ui/focus/FocusReturn.tsx';
import { useThemeName } from '#renderer/ui/layout/useThemeName.ts';
import { Covers } from './covers/Covers.tsx';
import { HostWatch } from './HostWatch.tsx';
import { drawnRouter, router } from './routes.tsx';
import { THEMES } from './theme/themes.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
/** Fluent's styles go before ours in the document, so that ours win. */
const insertionPoint = document.querySelector<HTMLElement>('meta[name=fluent-styles]');
const styles = createDOMRenderer(document, {
  styleElementAttributes: { nonce },
  ...(insertionPoint && { insertionPoint }),
});

function Themed({ children }: PropsWithChildren) {
  return (
    <FluentProvider theme={THEMES[useThemeName()]}>
      <div className="app" data-practice={useIsPractice() || undefined}>
        {children}
      </div>
    </FluentProvider>
  );
}

/**
 * Forgets the data of a user whose session has ended, and announces that once. It then opens the
 * sign-in screen (1S24), also from a screen that is still being opened.
 */
function SessionWatch() {
  const { session, sessionsEnded } = useDesk();
  const queries = useQueryClient();
  const feedback = useFeedback();
  useEffect(() => {
    let person = personOf(session.get());
    return session.subscribe(() => {
      const next = personOf(session.get());
      if (next === person) return;
      queries.clear();
      if (next === '') void router.navigate('/login', { replace: true });
      person = next;
    });
  }, [session, queries]);
  useEffect(() => {
    let takeBack: (() => void) | undefined;
    return stopAll(
      sessionsEnded.subscribe(() => {
        takeBack = feedback.alert({
          title: 'Session Ended',
          text: 'You were logged out because your session ended.',
        });
      }),
      // Not needed once the person has signed in again, in this window or another one.
      session.subscribe(() => {
        if (session.get().status === 'signed-in') takeBack?.();
      }),
    );
  }, [session, sessionsEnded, feedback]);
  return null;
}

/** The screens; nothing of them once the page is about to be loaded again for another person. */
function Screens() {
  const leaving = useStore(useDesk().leaving);
  if (leaving !== null) {
    return (
      <p role="status" className="leaving">
        {leaving}
      </p>
    );
  }
  // In a transition, a page turn would be drawn some frames later.
  return <RouterProvider router={drawnRouter} useTransitions={false} />;
}

interface AppProps {
  readonly desk: DeskState;
  readonly queries: QueryClient;
}

export function App({ desk, queries }: AppProps) {
  return (
    <DeskProvider value={desk}>
      <RendererProvider renderer={styles} targetDocument={document}>
        <Themed>
          <QueryClientProvider client={queries}>
            <FeedbackProvider>
              <FocusReturn />
              <FileWatch />
              <SessionWatch />
              <HostWatch />
              <Screens />
              <Covers />
            </FeedbackProvider>
          </QueryClientProvider>
        </Themed>
      </RendererProvider>
    </DeskProvider>
  );
}
