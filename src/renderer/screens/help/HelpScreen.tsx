/** Help (/help): the manual for staff. It is part of the program, so it works offline and signed out. */
import { useSearchParams } from 'react-router-dom';
import { RichText } from '#renderer/ui/editor/RichText.tsx';
import { SignInLink } from '#renderer/ui/layout/SignInLink.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './help.module.css';
import { Keyboard } from './Keyboard.tsx';
import { Pictured } from './Pictured.tsx';
import { Screens } from './Screens.tsx';
import { TOPICS, type Topic } from './topics.ts';

const TABS = TOPICS.map(({ id, title }) => [id, title] as const);

function Page({ topic: { id, html, picture } }: { readonly topic: Topic }) {
  if (id === 'screens') return <Screens />;
  if (id === 'keys') return <Keyboard />;
  return (
    <>
      {picture && <Pictured {...picture} />}
      <RichText html={html ?? ''} kind="document" />
    </>
  );
}

export function HelpScreen() {
  const [address, setAddress] = useSearchParams();
  const topic = TOPICS.find(({ id }) => id === address.get('topic')) ?? TOPICS[0];
  return (
    <div className={styles.screen}>
      <header className={`${styles.head} ${utility.line}`}>
        <h1>Help</h1>
        <SignInLink text="Sign in" />
      </header>
      <Tabs
        label="Pages"
        orientation="vertical"
        tabs={TABS}
        selected={topic.id}
        onSelect={(id) => setAddress({ topic: id })}
      >
        <article className={styles.page}>
          <h2>{topic.title}</h2>
          <Page topic={topic} />
        </article>
      </Tabs>
    </div>
  );
}
