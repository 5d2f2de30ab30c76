import { Navigate, useParams } from 'react-router-dom';
import { orderPath } from '#domain/orders/paths.ts';

/** Redirects the copied link of an order, /offers/{orderId}, to the order (1R23). */
export function CopyLink() {
  const { id = '' } = useParams();
  return <Navigate to={orderPath(id)} replace />;
}
