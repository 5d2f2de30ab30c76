/** What a person can do about practice from anywhere: the person's menu and the palette share it. */
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';

/** The questions, by their name and the title of their dialog. */
export const PRACTICE_QUESTIONS = {
  open: 'Open practice sandbox',
  startOver: 'Start practice over',
} as const;
export type PracticeQuestion = keyof typeof PRACTICE_QUESTIONS;

const readQuestion = (kept: unknown): PracticeQuestion | null =>
  kept === 'open' || kept === 'startOver' ? kept : null;

/** A hook: the question that is open, its setter, and a function that closes it. */
export const usePracticeQuestion = () => useQuestion('practice.asked', readQuestion);

/** The commands that are possible here; they only ask. */
export function usePracticeCommands() {
  const [, ask] = usePracticeQuestion();
  const { practice, practiceSwitch } = useDesk().app;
  const questions: readonly PracticeQuestion[] = [
    ...(practiceSwitch === 'practice.enter' ? (['open'] as const) : []),
    ...(practice ? (['startOver'] as const) : []),
  ];
  return questions.map((question) => ({
    question,
    label: PRACTICE_QUESTIONS[question],
    ask: () => ask(question),
  }));
}
