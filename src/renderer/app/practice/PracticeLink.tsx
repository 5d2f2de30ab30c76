import { createPath, Navigate, useLocation } from 'react-router-dom';
import { linkRefusal, readLinkPath } from '#domain/access/links.ts';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { NotFound, NothingHere } from '../layouts/NotFound.tsx';

/** The address of a link that was copied in practice: leads on in practice, and nowhere else. */
export function PracticeLink() {
  const isPractice = useIsPractice();
  const target = readLinkPath(createPath(useLocation()));
  if (target === null) return <NotFound />;
  const refusal = linkRefusal(target.side, isPractice);
  return refusal ? <NothingHere {...refusal} /> : <Navigate to={target.path} replace />;
}
