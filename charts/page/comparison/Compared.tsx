import type { ReactNode } from 'react'

import type { Mark } from '../../drawing/Drawing.tsx'
import type { Depth } from '../../layout/blocks.ts'
import { unfolded } from '../../model/fold.ts'
import { ChartView } from '../view/ChartView.tsx'
import { useLayout } from '../view/useLayout.ts'
import { Sides } from './Comparison.tsx'
import type { Compared as Machine } from './useComparison.ts'
import type { Side, Wish } from './useWish.ts'

interface ComparedProps {
  readonly machine: Machine
  readonly wish: Wish
  readonly onSide: (side: Side) => void
  /** The chart as it is now. */
  readonly now: ReactNode
  readonly depth: Depth
  readonly onDepth: (depth: Depth) => void
}

/** A chart now, as it was, or both side by side: what is new is green, what is gone red, what is another amber [CHART-03]. */
export function Compared({ machine, wish: { revision, side }, onSide, now, depth, onDepth }: ComparedProps) {
  const then = <Then machine={machine} revision={revision ?? ''} depth={depth} onDepth={onDepth} />
  return (
    <div className="compared">
      <Sides side={side} onSide={onSide} />
      {side === 'both' ? (
        <div className="pair">
          <section aria-label="Then">
            <h2>Then</h2>
            {then}
          </section>
          <section aria-label="Now">
            <h2>Now</h2>
            {now}
          </section>
        </div>
      ) : (
        (side === 'was' && then) || now
      )}
    </div>
  )
}

interface ThenProps extends Pick<ComparedProps, 'machine' | 'depth' | 'onDepth'> {
  readonly revision: string
}

function Then({ machine: { name, before, markThen }, revision, depth, onDepth }: ThenProps) {
  const drawn = useLayout(before, depth, unfolded)
  if (before === null)
    return (
      <p role="status">
        There was no {name} at {revision}.
      </p>
    )
  if (drawn === null) return <p role="status">Drawing {name} …</p>
  return (
    <ChartView
      key={`then ${name}`}
      chart={drawn.chart}
      layout={drawn.layout}
      selected={null}
      activity={null}
      onSelect={nothing}
      mark={markThen}
      describe={inWords(markThen)}
      depth={drawn.depth}
      onDepth={onDepth}
      onFold={null}
      seen={null}
      onSeen={nothing}
      onTransition={isTaken}
    />
  )
}

const words: Readonly<Record<string, string>> = { added: 'Added', removed: 'Removed', changed: 'Changed' }

/** What the colours say, for screen readers. */
export function inWords(mark: Mark): Mark {
  return (what) => words[mark(what)] ?? ''
}

function nothing(): void {}

/** There is nothing to go to from a chart of the past. */
function isTaken(): boolean {
  return true
}
