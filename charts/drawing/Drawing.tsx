import { memo, type Ref, type SVGProps } from 'react'

import { markWidth, type Run } from '../layout/blocks.ts'
import { foldButton, inset, type PlacedRow, type Point } from '../layout/boxes.ts'
import type { ChartLayout, StateBox, TransitionLine } from '../layout/layOut.ts'
import { type ChartModel, nameOfState, stateAt } from '../model/chart.ts'
import { isFoldable } from '../model/fold.ts'
import { drawingStyle } from './style.ts'
import { stateTitle, transitionTitle } from './titles.ts'

/** What the page adds to each state and transition: focus, names for screen readers, presses. A file has none of these. */
export interface Handles {
  readonly state: (path: string) => SVGProps<SVGGElement>
  readonly transition: (name: string) => SVGProps<SVGGElement>
  /** The button that folds a state; null where states cannot be folded. */
  readonly fold: ((path: string) => SVGProps<SVGGElement>) | null
}

/** How states and transitions are highlighted: by class names of the page's, or of a comparison. */
export type Mark = (what: { readonly state: string } | { readonly transition: string }) => string

interface DrawingProps {
  readonly chart: ChartModel
  readonly layout: ChartLayout
  readonly handles?: Handles
  readonly mark?: Mark
  /** Colours and the like, for a drawing outside the page that defines them. */
  readonly style?: string
  readonly svg?: SVGProps<SVGSVGElement>
  readonly svgRef?: Ref<SVGSVGElement>
}

const margin = 16

/** A chart as SVG: the same drawing for page and file [CHART-02] [CHART-03]. */
export function Drawing({ chart, layout, handles, mark, style = '', svg, svgRef }: DrawingProps) {
  const box = viewBoxOf(layout)
  return (
    <svg
      ref={svgRef}
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      viewBox={box.join(' ')}
      role="group"
      aria-label={`Chart of ${chart.name}`}
      {...svg}
    >
      <style>{drawingStyle + style}</style>
      {style !== '' && <rect className="ground" x={box[0]} y={box[1]} width={box[2]} height={box[3]} />}
      <Contents
        chart={chart}
        layout={layout}
        {...(handles === undefined ? {} : { handles })}
        {...(mark === undefined ? {} : { mark })}
      />
    </svg>
  )
}

type ContentsProps = Pick<DrawingProps, 'chart' | 'layout' | 'handles' | 'mark'>

/** Lines, boxes and labels. They are only redrawn when they change, not with every move of the page's view. */
const Contents = memo(function Contents({ chart, layout, handles, mark }: ContentsProps) {
  return (
    <>
      {layout.lines.map((line) => (
        <path
          key={`${line.source} ${line.target}`}
          className={`line ${marksOf(line, mark)}`.trim()}
          d={pathOf(line.points)}
        />
      ))}
      {layout.lines.map((line) => (
        <path
          key={`${line.source} ${line.target}`}
          className={`tip ${marksOf(line, mark)}`.trim()}
          d={tipOf(line.points)}
        />
      ))}
      {layout.boxes.map((place) => (
        <StateShape
          key={place.path}
          chart={chart}
          place={place}
          marked={mark?.({ state: place.path }) ?? ''}
          {...(handles === undefined ? {} : { handles })}
          {...(mark === undefined ? {} : { mark })}
        />
      ))}
      {layout.lines.map((line) => (
        <LineLabel
          chart={chart}
          key={`${line.source} ${line.target}`}
          line={line}
          {...(handles === undefined ? {} : { handles })}
          {...(mark === undefined ? {} : { mark })}
        />
      ))}
    </>
  )
})

/** How a line is highlighted: like any of the transitions that share it. */
function marksOf({ transitions }: TransitionLine, mark: Mark | undefined): string {
  return transitions
    .map((transition) => mark?.({ transition }) ?? '')
    .join(' ')
    .trim()
}

/** The part of the plane that a drawing covers: x, y, width, height. */
export function viewBoxOf({ width, height }: ChartLayout): readonly [number, number, number, number] {
  return [-margin, -margin, Math.ceil(width) + 2 * margin, Math.ceil(height) + 2 * margin]
}

interface StateShapeProps {
  readonly chart: ChartModel
  readonly place: StateBox
  readonly marked: string
  readonly handles?: Handles
  readonly mark?: Mark
}

function StateShape({ chart, place, marked, handles, mark }: StateShapeProps) {
  const { path, x, y, width, height, content } = place
  const state = stateAt(chart, path)
  const isRegion = state.parent !== null && stateAt(chart, state.parent).kind === 'parallel'
  const below = y + inset.y + content.head.height + 7
  return (
    <>
      <g
        className={`state ${state.kind} ${state.mood ?? ''} ${marked}`.replaceAll(/ +/g, ' ').trim()}
        {...(handles === undefined ? {} : handles.state(path))}
      >
        <title>{stateTitle(chart, path)}</title>
        {state.folded > 0 && (
          <rect
            className="beneath"
            x={round(x + 4)}
            y={round(y + 4)}
            width={round(width)}
            height={round(height)}
            rx={8}
          />
        )}
        <rect
          className={isRegion ? 'box region' : 'box'}
          x={round(x)}
          y={round(y)}
          width={round(width)}
          height={round(height)}
          rx={8}
        />
        {state.kind === 'final' && (
          <rect
            className="inner"
            x={round(x + 4)}
            y={round(y + 4)}
            width={round(width - 8)}
            height={round(height - 8)}
            rx={5}
          />
        )}
        {state.isInitial && <InitialMark x={x + inset.x} y={y + inset.y + 11} />}
        {state.mood !== null && (
          <path
            className="mood"
            d={`M${round(x + inset.x + (state.isInitial ? markWidth : 0))} ${round(y + inset.y + 3)}${moods[state.mood]}`}
          />
        )}
        {(content.rows.length > 0 || state.children.length > 0) && (
          <path className="rule" d={`M${round(x)} ${round(below)}h${round(width)}`} />
        )}
        <Text runs={content.head.runs} x={x + inset.x} y={y + inset.y} />
      </g>
      {isFoldable(state) && handles !== undefined && handles.fold !== null && (
        <FoldButton
          isFolded={state.folded > 0}
          name={nameOfState(chart, path)}
          x={x + width - foldButton.size - inset.y}
          y={y + inset.y}
          handle={handles.fold(path)}
        />
      )}
      <Rows
        chart={chart}
        rows={content.rows}
        x={x}
        y={y}
        {...(handles === undefined ? {} : { handles })}
        {...(mark === undefined ? {} : { mark })}
      />
    </>
  )
}

interface FoldButtonProps extends Point {
  readonly isFolded: boolean
  readonly name: string
  readonly handle: SVGProps<SVGGElement>
}

/** Folds a state to a box, or opens it again: a minus or a plus in its corner. */
function FoldButton({ isFolded, name, x, y, handle }: FoldButtonProps) {
  const { size } = foldButton
  return (
    <g className="fold" aria-label={`Inside ${name}`} aria-expanded={!isFolded} {...handle}>
      <title>{isFolded ? `Show what is inside ${name} (F)` : `Fold ${name} to a box (F)`}</title>
      <rect className="press" x={round(x)} y={round(y)} width={size} height={size} rx={4} />
      <path
        d={`M${round(x + 5)} ${round(y + size / 2)}h${size - 10}${isFolded ? `m${5 - size / 2} ${5 - size / 2}v${size - 10}` : ''}`}
      />
    </g>
  )
}

/** A triangle with an exclamation mark, and an hourglass, from their corner. */
const moods = {
  failure: 'm8 0l8 15h-16zm0 5v5m0 2v1.5',
  wait: 'm1 0h12m-12 15h12m-11 -15c0 8 10 7 10 15m0 -15c0 8 -10 7 -10 15',
}

/** A dot and an arrow: the surrounding state begins here. */
function InitialMark({ x, y }: Point) {
  return (
    <path
      className="mark"
      d={`M${round(x)} ${round(y)}m0 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0m8 0h7m-4 -3.5l4 3.5l-4 3.5`}
    />
  )
}

interface RowsProps extends Point {
  readonly chart: ChartModel
  readonly rows: readonly PlacedRow[]
  readonly handles?: Handles
  readonly mark?: Mark
}

function Rows({ chart, rows, x, y, handles, mark }: RowsProps) {
  return rows.map((placed) => (
    <g
      key={placed.row.transition}
      className={`transition ${mark?.({ transition: placed.row.transition }) ?? ''}`.trim()}
      {...(handles === undefined ? {} : handles.transition(placed.row.transition))}
    >
      <Title chart={chart} transition={placed.row.transition} />
      <rect
        className="row"
        fill="none"
        x={round(x + placed.x - 4)}
        y={round(y + placed.y - 1)}
        width={round(placed.width + 8)}
        height={round(placed.height + 2)}
        rx={4}
      />
      <Text runs={placed.row.runs} x={x + placed.x} y={y + placed.y} />
    </g>
  ))
}

function LineLabel({
  chart,
  line: { label, rows },
  handles,
  mark,
}: {
  readonly chart: ChartModel
  readonly line: TransitionLine
  readonly handles?: Handles
  readonly mark?: Mark
}) {
  if (rows.length === 0) return null
  return (
    <>
      <rect
        className="label-ground"
        x={round(label.x)}
        y={round(label.y)}
        width={round(label.width)}
        height={round(label.height)}
        rx={5}
      />
      <Rows
        chart={chart}
        rows={rows}
        x={label.x}
        y={label.y}
        {...(handles === undefined ? {} : { handles })}
        {...(mark === undefined ? {} : { mark })}
      />
    </>
  )
}

function Title({ chart, transition }: { readonly chart: ChartModel; readonly transition: string }) {
  const found = chart.transitions.find(({ name }) => name === transition)
  return found !== undefined && <title>{transitionTitle(chart, found)}</title>
}

interface TextProps extends Point {
  readonly runs: readonly Run[]
}

/** Lines of text, each held to the width it was measured with, whatever the font. */
function Text({ runs, x, y }: TextProps) {
  return runs.map((run) => (
    <text
      key={`${run.x} ${run.y}`}
      className={run.role}
      x={round(x + run.x)}
      y={round(y + run.y)}
      textLength={run.width}
      lengthAdjust="spacingAndGlyphs"
    >
      {run.text}
    </text>
  ))
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

/** The arrow's head at the end of a line. */
function tipOf(points: readonly Point[]): string {
  const end = points.at(-1)
  const before = points.at(-2)
  if (end === undefined || before === undefined) return ''
  const [dx, dy] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)]
  const [backX, backY] = [end.x - dx * 9, end.y - dy * 9]
  const [sideX, sideY] = [dy * 4.5, dx * 4.5]
  return `M${round(end.x)} ${round(end.y)}L${round(backX + sideX)} ${round(backY + sideY)}L${round(backX - sideX)} ${round(backY - sideY)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
