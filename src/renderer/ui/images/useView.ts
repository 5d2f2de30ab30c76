/** The view of one picture, moved by mouse, wheel, touch pad and keys. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  controlOf,
  type Frame,
  nextContrast,
  type Point,
  panned,
  turnedBy,
  type View,
  type ViewControls,
  WHOLE,
  zoomed,
} from './view.ts';

/** How much nearer one step brings it. */
const STEP = 1.4;
/** Pixels that an arrow key moves it. */
const PAN_STEP = 60;
/** How much nearer one unit of a wheel brings it. */
const WHEEL = 0.0015;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_STEP, y: 0 },
  ArrowRight: { x: -PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP },
  ArrowDown: { x: 0, y: -PAN_STEP },
};

const sizeOf = (frame: RefObject<HTMLElement | null>): Frame => ({
  width: frame.current?.clientWidth ?? 0,
  height: frame.current?.clientHeight ?? 0,
});

/** Whether it is a control shown in the picture's place, such as Retry: it has its own clicks. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button') !== null;

/** A hook: the view in `frame`, its controls, and what the frame has to listen to. */
export function useView(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(WHOLE);
  const dragged = useRef<Point>(null);

  const controls: ViewControls = {
    zoomIn: () => setView(zoomed(view, STEP, sizeOf(frame))),
    zoomOut: () => setView(zoomed(view, 1 / STEP, sizeOf(frame))),
    turnLeft: () => setView(turnedBy(view, -1)),
    turnRight: () => setView(turnedBy(view, 1)),
    changeContrast: () => setView(nextContrast(view)),
    reset: () => setView(WHOLE),
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    setView(zoomed(view, Math.exp(-event.deltaY * WHEEL), sizeOf(frame), { x, y }));
  });
  // React listens to wheels passively: the page behind would scroll along.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [frame]);

  return {
    view,
    controls,
    listeners: {
      onKeyDown: (event: KeyboardEvent) => {
        const isHeld = event.ctrlKey || event.metaKey || event.altKey;
        const step = view.scale > 1 && !isHeld ? ARROWS[event.key] : undefined;
        const control = controlOf(event);
        if (!(step || control)) return;
        event.preventDefault();
        event.stopPropagation();
        if (step) setView(panned(view, step, sizeOf(frame)));
        if (control) controls[control]();
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || isControl(event.target)) return;
        dragged.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const from = dragged.current;
        if (!from) return;
        dragged.current = { x: event.clientX, y: event.clientY };
        const by = { x: event.clientX - from.x, y: event.clientY - from.y };
        setView((now) => panned(now, by, sizeOf(frame)));
      },
      onPointerUp: () => {
        dragged.current = null;
      },
      onDoubleClick: ({ target }: MouseEvent) => {
        if (isControl(target)) return;
        setView(
          view.scale > 1
            ? { ...view, scale: 1, x: 0, y: 0 }
            : zoomed(view, STEP ** 3, sizeOf(frame)),
        );
      },
    },
  };
}
