import { Button } from '@fluentui/react-components';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { useYesKey } from '#renderer/ui/guard/useYesKey.ts';
import { DrawnKey } from '#renderer/ui/shortcuts/Keys.tsx';

interface QuestionProps {
  /** The action's name. */
  readonly label: string;
  /** The question, word for word. */
  readonly question: string;
  /** What the thing is, in short. */
  readonly summary: ReactNode;
  readonly onClose: () => void;
}

function Question(props: QuestionProps & { readonly onYes: () => void }) {
  const { label, question, summary, onYes, onClose } = props;
  const no = useFirstFocus();
  const { yesKey, answerByKey } = useYesKey(true, onYes);
  return (
    <DialogShell
      title={label}
      asks
      stacked
      actions={
        <>
          <Button ref={no} autoFocus onClick={onClose}>
            No
          </Button>
          <Button appearance="primary" aria-keyshortcuts={yesKey} onClick={onYes}>
            Yes
            {yesKey && <DrawnKey keys={yesKey} />}
          </Button>
        </>
      }
      onKeyDown={answerByKey}
      onClose={onClose}
    >
      <p>{question}</p>
      {summary}
    </DialogShell>
  );
}

interface ConfirmTwiceProps extends QuestionProps {
  /** Whether there is a second question, as decided when the first one opened. */
  readonly twice: boolean;
}

/** Asks by itself before the question inside it, which carries out the yes. */
export function ConfirmTwice({ twice, children, ...first }: PropsWithChildren<ConfirmTwiceProps>) {
  const [isSure, setSure] = useState(!twice);
  return isSure ? children : <Question {...first} onYes={() => setSure(true)} />;
}
