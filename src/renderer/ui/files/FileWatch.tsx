import { useEffect } from 'react';
import { firstOf } from '#domain/text/words.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { followFiles, type StrayFiles } from './takers.ts';

/** Names in one message at most. */
const MOST_NAMES = 3;

/** The names of what was given, as they stand in a sentence. */
const namesOf = ({ files, refused }: StrayFiles): string =>
  firstOf(
    [...files, ...refused].map(({ name }) => `‘${name}’`),
    MOST_NAMES,
  );

/** Says so when files are dropped or pasted where none are taken. */
export function FileWatch() {
  const feedback = useFeedback();
  useEffect(
    () =>
      followFiles((stray) => {
        const isOne = stray.files.length + stray.refused.length === 1;
        feedback.notify({
          intent: 'warning',
          title: isOne ? 'File not taken' : 'Files not taken',
          text: `${namesOf(stray)} ${isOne ? 'was' : 'were'} ${stray.how} where Corridor takes no files. Nothing was done with ${isOne ? 'it' : 'them'}.`,
        });
      }),
    [feedback],
  );
  return null;
}
