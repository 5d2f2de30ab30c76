import { type ReactNode, useState } from 'react';
import type { VerifiedUser } from '#contract/people/verifications.ts';
import { keyOf, questionOf } from '#domain/acts/act.ts';
import { isSamePicture } from '#domain/changes/changes.ts';
import { personName } from '#domain/text/person-names.ts';
import type { DocumentPicture } from '#domain/verifications/documents.ts';
import { questionOfDoubts } from '#domain/verifications/doubts.ts';
import { GuardedDialog, type GuardedDialogProps } from '#renderer/ui/guard/GuardedDialog.tsx';
import { YesNoDialog } from '#renderer/ui/guard/YesNoDialog.tsx';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import { markDecided } from '../appended.ts';

interface ReplacedPicturesProps {
  readonly before: readonly DocumentPicture[];
  readonly now: readonly DocumentPicture[];
}

/** The pictures that have taken the place of those a person has judged; nothing where none has. */
function ReplacedPictures({ before, now }: ReplacedPicturesProps) {
  const urlOf = (label: string) => before.find((each) => each.label === label)?.url ?? null;
  return now
    .filter(({ label, url }) => !isSamePicture(urlOf(label), url))
    .map(({ label, url }) => (
      <AttachmentImage key={label} url={url} label={label} fileName={label} />
    ));
}

type Shared = 'act' | 'seen' | 'summary' | 'onClose';

interface DecisionDialogProps<T> extends Pick<GuardedDialogProps<T, null>, Shared> {
  /** The action in the second question, such as 'Accept the card'. */
  readonly anyway: string;
  /** What speaks against it, in sentences. */
  doubtsAbout(request: T): readonly string[];
  /** The address of the picture that decides. */
  pictureOf(request: T): string | null;
  /** The pictures that are shown where others have taken their place. */
  picturesOf(request: T): readonly DocumentPicture[];
  /** Said in the first question alone. */
  readonly note?: ReactNode;
  /** Called before `onClose` when it was done. */
  readonly onDone?: (() => void) | undefined;
}

/** 'Are you sure…' for a request, with what it is; asked again by name when something speaks against it. */
export function DecisionDialog<T extends { readonly user: VerifiedUser | null }>(
  props: DecisionDialogProps<T>,
) {
  const { anyway, doubtsAbout, pictureOf, picturesOf, note, onDone, ...dialog } = props;
  const { act, summary, onClose } = dialog;
  // A list that reloads behind the dialog must not change the question.
  const [asked] = useState(dialog.seen);
  const [hasDoubts] = useState(() => doubtsAbout(asked).length > 0);
  const [isSure, setSure] = useState(!hasDoubts);
  if (!isSure) {
    return (
      <YesNoDialog
        label={act.label}
        question={questionOf(act, asked)}
        onYes={() => setSure(true)}
        onClose={onClose}
      >
        {note}
        {summary(asked)}
      </YesNoDialog>
    );
  }
  const questionAbout = (now: T) => {
    const doubts = doubtsAbout(now);
    return doubts.length === 0
      ? questionOf(act, now)
      : questionOfDoubts(anyway, personName(now.user), doubts);
  };
  return (
    <GuardedDialog
      {...dialog}
      question={questionAbout}
      warns={hasDoubts}
      summary={(now) => (
        <>
          {!hasDoubts && note}
          {summary(now)}
          <ReplacedPictures before={picturesOf(asked)} now={picturesOf(now)} />
        </>
      )}
      seen={asked}
      choice={null}
      doubt={(now) =>
        isSamePicture(pictureOf(asked), pictureOf(now)) ? null : doubtsAbout(now).join(' ') || null
      }
      onDone={(_answer, now) => {
        markDecided(keyOf(act.kind, now));
        onDone?.();
      }}
    />
  );
}
