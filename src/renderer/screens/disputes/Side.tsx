import { DocumentRegular } from '@fluentui/react-icons';
import type { Dispute, DisputeSide, ResponseFile } from '#contract/orders/disputes.ts';
import type { Bank } from '#contract/people/person.ts';
import { DISPUTE } from '#domain/acts/areas/disputes.ts';
import { disputedFigure, filesOf, validationEntriesOf } from '#domain/disputes/changes.ts';
import { cutName, fileTitle, LONGEST_FILE_NAME } from '#domain/files/file-name.ts';
import { wordsOf } from '#domain/text/words.ts';
import { useTwins } from '#renderer/client/cache/useTwins.ts';
import { TwinNote } from '#renderer/ui/guard/ActNote.tsx';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import { DownloadButton } from '#renderer/ui/images/DownloadButton.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './disputes.module.css';
import { FileDrop } from './upload/FileDrop.tsx';
import type { DisputeUploads } from './upload/useUploads.ts';
import { ValidationData } from './ValidationData.tsx';

const IMAGE_ENDING = /\.(?:jpe?g|png)$/iu;

const isImage = ({ mimetype, originalname }: ResponseFile): boolean =>
  mimetype?.startsWith('image/') ?? IMAGE_ENDING.test(originalname ?? '');

/** The name of a download: the original name without its extension. */
const fileName = ({ originalname }: ResponseFile): string =>
  fileTitle(
    cutName((originalname ?? '').replace(/\.\w{1,5}$/u, ''), LONGEST_FILE_NAME),
    'dispute-file',
  );

/** What is known of a file that is no image before it is fetched. */
const kindText = ({ mimetype }: ResponseFile): string =>
  mimetype === 'application/pdf' ? 'PDF, not shown here' : 'Not shown here';

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
    <li className={`${styles.file} ${utility.row}`}>
      <DocumentRegular aria-hidden fontSize={20} />
      <span>
        <bdi className={utility.cut} title={name}>
          {name}
        </bdi>
        <span className={utility.aside}>{kindText(file)}</span>
      </span>
      <DownloadButton url={file.filepath} fileName={fileName(file)} open />
    </li>
  );
}

interface SideProps {
  readonly dispute: Dispute;
  readonly side: DisputeSide;
  readonly title: string;
  /** Who it is. */
  readonly name: string | null;
  readonly bank: Bank | null;
  /** What is on its way; left out where no files are taken. */
  readonly uploads?: DisputeUploads;
}

/** Says that a file is sent for one of several rows. */
const Twins = ({ dispute }: Pick<SideProps, 'dispute'>) => (
  <TwinNote twins={useTwins(DISPUTE, dispute)} />
);

/** One side of a dispute: who, which bank, what they have sent, what was found out. */
export function Side({ dispute, side, title, name, bank, uploads }: SideProps) {
  const entries = validationEntriesOf(dispute, side);
  const files = filesOf(dispute, side);
  return (
    <section className={`${styles.side} ${utility.stack}`} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {name === null ? EMPTY : <Private>{name}</Private>}
        {bank?.name && <span className={styles.bank}>{bank.name}</span>}
      </p>
      <h4>Files</h4>
      {uploads && <Twins dispute={dispute} />}
      {uploads && (
        <FileDrop
          whose={`the ${title}`}
          uploads={uploads.all.filter((each) => each.side === side)}
          onGiven={(given) => uploads.add(side, given)}
          onCancel={uploads.cancel}
        />
      )}
      {files.length === 0 && <p>No files</p>}
      <ul className={`${styles.files} ${utility.stack}`} aria-label={`Files of the ${title}`}>
        {files.map((file) => (
          <EvidenceFile key={`${file.filepath} ${file.originalname}`} file={file} />
        ))}
      </ul>
      <h4>Validation data</h4>
      {entries.length === 0 && <p>No data</p>}
      {entries.map(({ source_type: source, data }) => (
        <ValidationData
          key={`${source} ${JSON.stringify(data)}`}
          of={title}
          source={source && wordsOf(source)}
          data={data}
          figure={disputedFigure(dispute)}
        />
      ))}
    </section>
  );
}
