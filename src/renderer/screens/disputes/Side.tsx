import type { Dispute, DisputeSide, ResponseFile } from '#contract/orders/disputes.ts';
import type { Bank } from '#contract/people/person.ts';
import { DISPUTE } from '#domain/acts/areas/disputes.ts';
import { entriesOf, filesOf } from '#domain/disputes/changes.ts';
import { wordsOf } from '#domain/text/words.ts';
import { useTwins } from '#renderer/client/cache/useTwins.ts';
import { ActNote, TwinNote } from '#renderer/ui/guard/ActNote.tsx';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import { DownloadButton } from '#renderer/ui/images/DownloadButton.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './disputes.module.css';
import { FileDrop } from './upload/FileDrop.tsx';
import type { SideUpload } from './upload/useUpload.ts';
import { ValidationData } from './ValidationData.tsx';

const IMAGE_ENDING = /\.(?:jpe?g|png)$/iu;

const isImage = ({ mimetype, originalname }: ResponseFile): boolean =>
  mimetype?.startsWith('image/') ?? IMAGE_ENDING.test(originalname ?? '');

/** The name of a download: the original name without its extension. */
const fileName = ({ originalname }: ResponseFile): string =>
  (originalname ?? '').replace(/\.\w{1,5}$/u, '').slice(0, 100) || 'dispute-file';

function EvidenceFile({ file }: { readonly file: ResponseFile }) {
  const name = file.originalname ?? 'A file without a name';
  if (file.filepath === null) {
    return (
      <li>
        <bdi>{name}</bdi> (its address is missing)
      </li>
    );
  }
  if (isImage(file)) {
    return (
      <li>
        <AttachmentImage url={file.filepath} label={name} fileName={fileName(file)} />
      </li>
    );
  }
  return (
    <li className={styles['file']}>
      <bdi>{name}</bdi>
      <DownloadButton url={file.filepath} fileName={fileName(file)} open />
    </li>
  );
}

const UPLOADED = {
  noun: 'dispute',
  alert: 'Unable to upload file',
  changed: {
    title: 'The dispute has changed since you opened it',
    text: 'Nothing was sent. Check the changes below before you choose the file again.',
  },
};

interface SideProps {
  readonly dispute: Dispute;
  readonly side: DisputeSide;
  readonly title: string;
  /** Who it is. */
  readonly name: string | null;
  readonly bank: Bank | null;
  /** What is on its way; left out where no files are taken. */
  readonly upload?: SideUpload;
}

/** Says that a file is sent for one of several rows. */
const Twins = ({ dispute }: Pick<SideProps, 'dispute'>) => (
  <TwinNote twins={useTwins(DISPUTE, dispute)} />
);

/** One side of a dispute: who, which bank, what they have sent, what was found out. */
export function Side({ dispute, side, title, name, bank, upload }: SideProps) {
  const entries = entriesOf(dispute, side);
  const files = filesOf(dispute, side);
  return (
    <section className={styles['side']} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {name === null ? EMPTY : <Private>{name}</Private>}
        {bank?.name && <span className={styles['bank']}>{bank.name}</span>}
      </p>
      <h4>Files</h4>
      {files.length === 0 && <p>No files</p>}
      <ul className={styles['files']} aria-label={`Files of the ${title}`}>
        {files.map((file) => (
          <EvidenceFile key={`${file.filepath} ${file.originalname}`} file={file} />
        ))}
      </ul>
      {upload && <Twins dispute={dispute} />}
      {upload && <FileDrop label={`a file of the ${title}`} upload={upload} />}
      {upload?.asked && <ActNote state={upload.asked} words={UPLOADED} />}
      <h4>Validation data</h4>
      {entries.length === 0 && <p>No data</p>}
      {entries.map(({ source_type: source, data }) => (
        <ValidationData
          key={`${source} ${JSON.stringify(data)}`}
          of={title}
          source={source && wordsOf(source)}
          data={data}
        />
      ))}
    </section>
  );
}
