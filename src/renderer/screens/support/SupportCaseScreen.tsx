/** One support case (/supports/:id): a sample conversation (3S). */
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { readText } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { RichText } from '#renderer/ui/editor/RichText.tsx';
import { RichTextEditor } from '#renderer/ui/editor/RichTextEditor.tsx';
import { Portrait } from '#renderer/ui/images/Portrait.tsx';
import { Head } from '#renderer/ui/layout/Head.tsx';
import { HeadSearch } from '#renderer/ui/layout/HeadSearch.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { SampleButton } from '#renderer/ui/samples/SampleButton.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import { CaseStatusChip } from './CaseStatusChip.tsx';
import { byDay, foundIn } from './conversation.ts';
import { Snippet } from './Snippet.tsx';
import { CASES, type Message, messagesOf, type SupportCase } from './samples.ts';
import styles from './support.module.css';

function MessageView({ message }: { readonly message: Message }) {
  const { author, authorImg, createdAt, content, code } = message;
  return (
    <li className={styles.message}>
      <Portrait name={author} id={author} avatar={authorImg} />
      <div>
        <p className={styles.by}>
          <strong>{author}</strong>{' '}
          <time className={utility.note} dateTime={createdAt}>
            {shownTime(createdAt)}
          </time>
        </p>
        <RichText html={content} kind="document" />
        {code && <Snippet code={code} />}
      </div>
    </li>
  );
}

function Conversation({ messages }: { readonly messages: readonly Message[] }) {
  if (messages.length === 0) return <p className={styles.nothing}>No messages match</p>;
  return byDay(messages, new Date()).map((day) => (
    <section key={day.label} aria-label={day.label}>
      <h2 className={`${styles.day} ${utility.note}`}>{day.label}</h2>
      <ul className={utility.spaced}>
        {day.messages.map((message) => (
          <MessageView key={message.createdAt} message={message} />
        ))}
      </ul>
    </section>
  ));
}

function CaseView({ thread }: { readonly thread: SupportCase }) {
  const [search, setSearch] = useState('');
  const [answer, setAnswer] = useDraft(`support.${thread.id}.answer`, readText);
  const messages = useMemo(() => messagesOf(thread), [thread]);
  return (
    <Screen>
      <Head>
        <Link to="/supports">Support Threads</Link>
        <h1>{thread.title}</h1>
        <CaseStatusChip status={thread.status} />
        <HeadSearch label="Search messages" value={search} onChange={setSearch} />
        <SampleNote text="A sample conversation" />
      </Head>
      <div className={styles.conversation}>
        <div>
          <Conversation messages={foundIn(messages, search)} />
        </div>
      </div>
      <footer className={`${styles.answer} ${utility.stack}`}>
        <RichTextEditor
          kind="document"
          label="Answer"
          placeholder="Type your message here..."
          initial={answer}
          onChange={setAnswer}
        />
        <SampleButton
          appearance="primary"
          label="Send"
          message="Nothing was sent, because this is a sample. Your text is kept."
        />
      </footer>
    </Screen>
  );
}

export function SupportCaseScreen() {
  const { id } = useParams();
  const thread = CASES.find((each) => String(each.id) === id);
  if (thread) return <CaseView key={thread.id} thread={thread} />;
  return (
    <Screen>
      <Head>
        <Link to="/supports">Support Threads</Link>
        <h1>Support</h1>
      </Head>
      <p className={styles.nothing}>Case {id} not found</p>
    </Screen>
  );
}
