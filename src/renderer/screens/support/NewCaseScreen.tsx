/** A new case (/new-case): written, and for now not sent (3S04, 3S06). */
import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { readText } from '#renderer/client/kept/read.ts';
import { useDraft, useDraftFiles } from '#renderer/client/kept/useDraft.ts';
import { RichTextEditor } from '#renderer/ui/editor/RichTextEditor.tsx';
import { FileChooser, useFilePlace } from '#renderer/ui/files/FileChooser.tsx';
import { Head } from '#renderer/ui/layout/Head.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import { SampleButton } from '#renderer/ui/samples/SampleButton.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './support.module.css';

function Attachments() {
  const [files, setFiles] = useDraftFiles('new-case.attachments');
  const place = useFilePlace({
    multiple: true,
    onChoose: (chosen) => setFiles([...files, ...chosen]),
  });
  return (
    <section {...place.area} aria-label="Attachments">
      <FileChooser place={place} label="Attach files" purpose="Attachments" />
      <ul>
        {files.map(({ key, file: { name } }) => (
          <li key={key} className={utility.line}>
            <bdi>{name}</bdi>
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={`Remove ${name}`}
              title="Remove"
              onClick={() => setFiles(files.filter((chosen) => chosen.key !== key))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NewCaseScreen() {
  const [subject, setSubject] = useDraft('new-case.subject', readText);
  const [content, setContent] = useDraft('new-case.content', readText);
  return (
    <Screen>
      <Head>
        <Link to="/supports">Support Threads</Link>
        <h1>New case</h1>
        <SampleNote text="A sample form: cases are not sent yet" />
      </Head>
      <div className={`${styles.form} ${utility.spaced}`}>
        <TextField label="Subject" value={subject} onChange={setSubject} />
        <RichTextEditor
          kind="document"
          label="Message"
          placeholder="Type your message here..."
          initial={content}
          onChange={setContent}
        />
        <Attachments />
        <SampleButton
          appearance="primary"
          label="Open case"
          message="Nothing was sent, because this is a sample. Your text is kept."
        />
      </div>
    </Screen>
  );
}
