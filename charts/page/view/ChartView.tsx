import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import { Drawing, type Handles, type Mark } from '../../drawing/Drawing.tsx'
import type { Depth } from '../../layout/blocks.ts'
import type { Place, Point, Size } from '../../layout/boxes.ts'
import type { ChartLayout } from '../../layout/layOut.ts'
import { type ChartModel, stateAt } from '../../model/chart.ts'
import { foldableAt, shownOn } from '../../model/fold.ts'
import { moodWords } from '../../model/mood.ts'
import { type Spot, type Step, stepByNames, stepFrom } from '../../model/walk.ts'
import { useMedia } from '../useMedia.ts'
import { type Activity, lookOf, whereIs } from './activity.ts'
import { Minimap } from './Minimap.tsx'
import { usePointers } from './usePointers.ts'
import {
  centred,
  fitted,
  inMiddle,
  isSeen,
  margin,
  moved,
  placeOfTransition,
  readableAt,
  type Seen,
  seenBy,
  turnToAll,
  type View,
  viewOf,
  wholeAt,
  zoomed,
} from './view.ts'

interface ChartViewProps {
  readonly chart: ChartModel
  readonly layout: ChartLayout
  readonly selected: string | null
  readonly onSelect: (path: string) => void
  /** What is going on in the chart; null if no session is shown, or none of its actors belongs to this chart. */
  readonly activity: Activity | null
  /** How states and transitions are highlighted, besides the selected one. */
  readonly mark: Mark
  /** The same in words, for screen readers. */
  readonly describe: Mark
  /** How much of it is drawn. */
  readonly depth: Depth
  /** Null where nothing else can be drawn of it. */
  readonly onDepth: ((depth: Depth) => void) | null
  /** Folds a state to a box, or opens it; null where nothing can be folded. */
  readonly onFold: ((path: string) => void) | null
  /** What the address has in the middle; null where that is left to the view. */
  readonly seen: Seen | null
  /** Hears what the reader has moved and zoomed to; null where the view is the page's own again. */
  readonly onSeen: (seen: Seen | null) => void
  /** What a press of a transition does; false where it does nothing of its own, and what can happen at its source is shown. */
  readonly onTransition: (name: string) => boolean
  /** Further tools of the chart. */
  readonly children?: ReactNode
}

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: 'onwards',
  ArrowLeft: 'back',
  ArrowDown: 'next',
  ArrowUp: 'previous',
}
const shifts = {
  ArrowRight: { x: 80, y: 0 },
  ArrowLeft: { x: -80, y: 0 },
  ArrowDown: { x: 0, y: 80 },
  ArrowUp: { x: 0, y: -80 },
}
const zoomKeys: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 }

/** A chart to look at: you move and zoom it by pointer, wheel and keys, and walk through it with the arrow keys. */
export function ChartView({
  chart,
  layout,
  selected,
  onSelect,
  activity,
  mark,
  describe,
  depth,
  onDepth,
  onFold,
  seen,
  onSeen,
  onTransition,
  children,
}: ChartViewProps) {
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState<Size>({ width: 800, height: 600 })
  const [view, setView] = useState<View>(() =>
    seen === null ? fitted(layout, size, depth) : viewOf(seen, size, depth),
  )
  const [there, setSpot] = useState<Spot>({ state: selected ?? '' })
  const spot = isOn(chart, there) ? there : { state: 'state' in there ? shownOn(chart, there.state) : '' }
  const [isFollowed, setIsFollowed] = useState(true)
  const isPrinted = useMedia('print')
  const { hasMoved, handlers: pointers } = usePointers({
    onMove(by) {
      isFit.current = false
      setView((now) => moved(now, by))
    },
    onPinch(factor, at) {
      zoomBy(factor, at)
    },
  })
  /** Whether the view is the page's own, and not what the reader moved and zoomed to. */
  const isFit = useRef(true)
  /** The state that stays in the middle as depth and folds change, and the scale. */
  const kept = useRef<{ readonly state: string; readonly scale: number } | null>(null)

  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  }, [view])

  const placeOf = (one: Spot): Place | null =>
    'state' in one
      ? (layout.boxes.find(({ path }) => path === one.state) ?? null)
      : placeOfTransition(layout, one.transition)

  // The first view shows the whole chart, or what the address names.
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const now = { width: element.clientWidth, height: element.clientHeight }
    setSize(now)
    const keep = kept.current
    kept.current = null
    const chosen = selected === null || depth === 'names' ? null : { state: selected, scale: 1 }
    const own = keep ?? chosen
    const place = own === null ? null : placeOf({ state: own.state })
    isFit.current = seen === null && (keep === null || place === null)
    if (seen !== null) setView(viewOf(seen, now, depth))
    else if (own !== null && place !== null) setView(centred(place, now, own.scale))
    else setView(fitted(layout, now, depth))
    if (selected !== null) setSpot({ state: selected })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each chosen state: from then on the view is the reader's
  }, [selected, layout])

  const seenThere = seen === null ? '' : JSON.stringify(seen)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || seen === null) return
    isFit.current = false
    setView(viewOf(seen, { width: element.clientWidth, height: element.clientHeight }, depth))
    // oxlint-disable-next-line react/exhaustive-deps -- each address that is read is a new object; `seenThere` is what it says
  }, [seenThere])

  // The address follows the reader, once they pause.
  useEffect(() => {
    if (isFit.current) return
    const later = setTimeout(() => onSeen(seenBy(view, size)), 150)
    return () => clearTimeout(later)
  }, [view, size, onSeen])

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    // React's own listener could not keep the page from scrolling.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      const corner = element.getBoundingClientRect()
      const at = { x: event.clientX - corner.left, y: event.clientY - corner.top }
      if (event.ctrlKey || !event.shiftKey) {
        latestZoom.current(Math.exp(-event.deltaY / 500), at)
        return
      }
      isFit.current = false
      setView((now) => moved(now, { x: event.deltaX + event.deltaY, y: 0 }))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', onWheel)
    }
  }, [])

  // While following, what happens is kept in view, and large enough to be read.
  useEffect(() => {
    if (activity === null || !isFollowed) return
    const scale = Math.max(latest.current.scale, readableAt('all'))
    const place = whereIs(activity, chart, layout, {
      width: size.width / scale - 2 * margin,
      height: size.height / scale - 2 * margin,
    })
    if (place === null) return
    setView((now) => (scale === now.scale && isSeen(place, now, size) ? now : centred(place, size, scale)))
  }, [activity, isFollowed, chart, layout, size])

  const turnTo = (next: Depth): void => {
    const state = selected ?? inMiddle(layout, view, size)
    kept.current = next === 'names' || state === null ? null : { state, scale: 1 }
    onDepth?.(next)
  }

  /** Nearer than names are drawn well everything is drawn; from so far that it could not be read, the names. */
  const zoomBy = (factor: number, at: Point): void => {
    isFit.current = false
    const { scale } = latest.current
    if (onDepth !== null && depth === 'names' && scale * factor > turnToAll) turnTo('all')
    else if (onDepth !== null && depth === 'all' && factor < 1 && scale <= readableAt('all')) turnTo('names')
    else setView((now) => zoomed(now, factor, at, depth))
  }
  const latestZoom = useRef(zoomBy)
  useLayoutEffect(() => {
    latestZoom.current = zoomBy
  })

  const zoom = (factor: number): void => zoomBy(factor, { x: size.width / 2, y: size.height / 2 })

  const showAll = (): void => {
    setIsFollowed(false)
    isFit.current = true
    onSeen(null)
    // All of a large chart can be seen at once by its names alone.
    if (onDepth !== null && wholeAt(layout, size) < readableAt(depth) && depth === 'all') onDepth('names')
    else setView(fitted(layout, size, depth))
  }

  const fold = (path: string): void => {
    if (!isFit.current) kept.current = { state: path, scale: latest.current.scale }
    onFold?.(path)
  }

  /** Folds the state that the keyboard is on, or the one around it. */
  const foldHere = (): void => {
    const path = 'state' in spot && onFold !== null ? foldableAt(chart, spot.state) : null
    if (path === null) return
    goTo({ state: path })
    fold(path)
  }

  const goTo = (to: Spot): void => {
    setSpot(to)
    const place = placeOf(to)
    if (place !== null && !isSeen(place, view, size)) setView(centred(place, size, view.scale))
    svg.current?.querySelector<SVGGElement>(`[data-spot=${JSON.stringify(spotId(to))}]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    const factor = zoomKeys[event.key]
    const isFoldButton = event.target instanceof Element && event.target.matches('.fold')
    if (step !== undefined && event.shiftKey) {
      isFit.current = false
      setView((now) =>
        moved(
          now,
          shifts[
            event.key === 'ArrowRight' || event.key === 'ArrowLeft' || event.key === 'ArrowDown'
              ? event.key
              : 'ArrowUp'
          ],
        ),
      )
    } else if (step !== undefined) goTo((depth === 'names' ? stepByNames : stepFrom)(chart, spot, step))
    else if (factor !== undefined) zoom(factor)
    else if (event.key === '0') showAll()
    else if (event.key.toLowerCase() === 'f' && !event.ctrlKey && !event.metaKey) foldHere()
    else if (isFoldButton && 'state' in spot && (event.key === 'Enter' || event.key === ' ')) fold(spot.state)
    else if ((event.key === 'Enter' || event.key === ' ') && event.target !== frame.current) choose(spot)
    else return
    event.preventDefault()
  }

  const choose = (one: Spot): void => {
    if ('transition' in one && onTransition(one.transition)) return
    const source =
      'state' in one ? one.state : chart.transitions.find(({ name }) => name === one.transition)?.source
    if (source !== undefined) onSelect(source)
  }

  const handles = useMemo<Handles>(() => {
    const moodOf = (one: Spot): string => {
      const mood = 'state' in one ? stateAt(chart, one.state).mood : null
      return mood === null ? '' : moodWords[mood]
    }
    const isHere = (one: Spot): boolean => spotId(one) === spotId(spot)
    const common = (one: Spot) => ({
      role: 'button',
      tabIndex: isHere(one) ? 0 : -1,
      'data-spot': spotId(one),
      'aria-description':
        [moodOf(one), describe(one)].filter((words) => words !== '').join('. ') || undefined,
      onFocus: () => setSpot(one),
      onClick: () => {
        if (!hasMoved.current && (window.getSelection()?.isCollapsed ?? true)) choose(one)
      },
    })
    return {
      state: (path) => ({
        ...common({ state: path }),
        'aria-pressed': path === selected,
        'aria-current': activity?.active.has(path) === true ? 'true' : undefined,
      }),
      transition: (name) => common({ transition: name }),
      fold:
        onFold === null
          ? null
          : (path) => ({
              role: 'button',
              tabIndex: isHere({ state: path }) ? 0 : -1,
              onFocus: () => setSpot({ state: path }),
              onClick: () => !hasMoved.current && fold(path),
            }),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` and `fold` are recreated with each move of the view, and only depend on these
  }, [chart, spotId(spot), selected, onSelect, onTransition, onFold, activity, describe])

  const marked = useCallback<Mark>(
    (what) => {
      const isSelected = 'state' in what && what.state === selected
      return [isSelected ? 'selected' : '', lookOf(activity, what), mark(what)].join(' ').trim()
    },
    [selected, activity, mark],
  )

  return (
    <div className="view">
      <div ref={frame} className="frame" role="presentation" onKeyDown={onKeyDown} {...pointers}>
        <Drawing
          chart={chart}
          layout={layout}
          handles={handles}
          mark={marked}
          svgRef={svg}
          svg={{
            // On paper the chart is whole.
            ...(isPrinted
              ? {}
              : {
                  viewBox: `${view.x} ${view.y} ${size.width / view.scale} ${size.height / view.scale}`,
                  width: size.width,
                  height: size.height,
                }),
            'aria-describedby': keysId,
          }}
        />
      </div>
      <Minimap
        layout={layout}
        view={view}
        window={size}
        onMiddle={(x, y) => {
          isFit.current = false
          setView((now) => viewOf({ x, y, scale: now.scale }, size, depth))
        }}
      />
      <div className="tools" role="group" aria-label="Zoom">
        <button type="button" className="plain" onClick={() => zoom(1.25)} aria-label="Larger">
          +
        </button>
        <output>{Math.round(view.scale * 100)} %</output>
        <button type="button" className="plain" onClick={() => zoom(0.8)} aria-label="Smaller">
          −
        </button>
        <button type="button" className="plain" onClick={showAll}>
          Fit
        </button>
        {onDepth !== null && (
          <button
            type="button"
            className="plain"
            aria-pressed={depth === 'names'}
            onClick={() => turnTo(depth === 'names' ? 'all' : 'names')}
          >
            Names only
          </button>
        )}
        {activity !== null && (
          <button
            type="button"
            className="plain"
            aria-pressed={isFollowed}
            onClick={() => setIsFollowed(!isFollowed)}
          >
            Follow what happens
          </button>
        )}
        {children}
        <p id={keysId} className="keys">
          Arrow keys: → along a transition, ← back, ↑ ↓ among its neighbours. Enter: what can happen here. F:
          fold. + − 0: zoom. Shift and arrows: move.
        </p>
      </div>
    </div>
  )
}

function isOn({ states, transitions }: ChartModel, spot: Spot): boolean {
  return 'state' in spot
    ? states.some(({ path }) => path === spot.state)
    : transitions.some(({ name }) => name === spot.transition)
}

function spotId(spot: Spot): string {
  return 'state' in spot ? `state ${spot.state}` : `transition ${spot.transition}`
}
