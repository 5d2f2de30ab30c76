/** The pages of the manual in the palette: by their titles, and by what they say. */
import { QuestionCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { normalizeText } from '#domain/text/normalize-text.ts';
import { loadChunk } from '#renderer/client/start/chunk.ts';
import type { PaletteSection } from './entry.ts';
import { rank } from './match.ts';

/** The fewest characters of a search; fewer would match every page. */
const SHORTEST_TERM = 3;

/** The pages with their words, loaded when the palette first needs them. */
async function loadPages() {
  const { TOPICS, topicPath, topicWords: wordsOf } = await import('../../screens/help/topics.ts');
  return TOPICS.map((topic) => ({
    id: topic.id,
    title: topic.title,
    path: topicPath(topic.id),
    words: normalizeText(wordsOf(topic)),
  }));
}

/** The matching pages of the manual: by title first, then by text. */
export function useHelp(typed: string): readonly PaletteSection[] {
  const navigate = useNavigate();
  const text = typed.trim();
  const { data: pages = [] } = useQuery({
    queryKey: ['help'],
    queryFn: () => loadChunk(loadPages),
    staleTime: 'static',
    enabled: text.length >= SHORTEST_TERM,
  });
  if (text.length < SHORTEST_TERM) return [];
  const titled = rank(text, pages, ({ title }) => title);
  const saying = pages.filter(
    (page) => !titled.includes(page) && page.words.includes(normalizeText(text)),
  );
  const entries = [...titled, ...saying].map(({ id, title, path }) => ({
    id: `help:${id}`,
    label: title,
    icon: QuestionCircleRegular,
    run: () => void navigate(path),
  }));
  return entries.length === 0 ? [] : [{ name: 'Help', entries }];
}
