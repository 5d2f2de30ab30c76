import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logoRefusal } from '#domain/files/uploads.ts';
import { candidateOf, dataUrlOf } from '#renderer/client/calls/uploads.ts';
import type { ChosenFile } from '#renderer/client/kept/drafts.ts';
import { useDraftFiles } from '#renderer/client/kept/useDraft.ts';
import { FileChooser, useFilePlace } from '#renderer/ui/files/FileChooser.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './profile.module.css';

const UNREADABLE = 'The image could not be read. Choose another file';

/** Why a file is no logo; null when it is one. Only what can be drawn is an image. */
async function refusal(file: File): Promise<string | null> {
  try {
    const why = logoRefusal(await candidateOf(file));
    if (why === null) (await createImageBitmap(file)).close();
    return why;
  } catch {
    return UNREADABLE;
  }
}

/** Chooses the company's logo, shown as the square it will be. */
export function LogoPicker() {
  const [[chosen], setChosen] = useDraftFiles('profile.logo');
  const [problem, setProblem] = useState<string | null>(null);
  const { data: logo, isError } = useQuery({
    queryKey: ['profile.logo', chosen?.key],
    // The page may show no other address of it.
    queryFn: chosen ? () => dataUrlOf(chosen.file) : skipToken,
    staleTime: 'static',
  });
  const choose = async (next: ChosenFile) => {
    const why = await refusal(next.file);
    setProblem(why);
    if (why === null) setChosen([next]);
  };
  const place = useFilePlace({ onChoose: ([first]) => first && void choose(first) });
  return (
    <section {...place.area} aria-label="Company logo">
      <div className={styles.logo}>
        <div className={styles.square}>
          {logo !== undefined && <img src={logo} alt="Company logo" width={96} height={96} />}
        </div>
        <div>
          <h2>Company logo</h2>
          <p className={`${styles.hint} ${utility.note}`}>PNG or JPG, up to 2Mb, 1:1</p>
          <FileChooser
            place={place}
            label="Choose logo"
            purpose="Company logo"
            accept=".png,.jpg,.jpeg"
          />
          <p role="status" className={`${styles.problem} ${utility.bad}`}>
            {problem ?? (isError && UNREADABLE)}
          </p>
        </div>
      </div>
    </section>
  );
}
