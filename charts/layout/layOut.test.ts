import { describe, expect, it } from 'vitest'

import { depth as howMuch, sampleOf } from '#sandbox/testing/depth.ts'

import { svgOf } from '../drawing/svg.tsx'
import { isWithin } from '../model/chart.ts'
import { folded, isFoldable, unfolded } from '../model/fold.ts'
import { causeText } from '../model/phrases.ts'
import { keptChart, machineNames } from '../model/source.ts'
import { wholeAt } from '../page/view/view.ts'
import { chartNamed } from '../testing/chartNamed.ts'
import { type Depth, type Run, typeOf } from './blocks.ts'
import { inset, type Place, type Point } from './boxes.ts'
import { homes, isHome } from './homes.ts'
import { layOut } from './layOut.ts'
import { packed } from './pack.ts'

const depths: readonly Depth[] = ['all', 'names']

function overlap(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Where a piece of text is: from above its tall letters to below its baseline. */
function placeOfRun({ x, y, width, role }: Run, corner: Point): Place {
  const { size } = typeOf[role]
  return { x: corner.x + x, y: corner.y + y - size * 0.75, width, height: size }
}

/** The straight parts of a line, as places as thin as it is drawn. */
function partsOf(points: readonly Point[]): readonly Place[] {
  return points.slice(1).map((to, at) => {
    const from = points[at]!
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.max(1, Math.abs(from.x - to.x)),
      height: Math.max(1, Math.abs(from.y - to.y)),
    }
  })
}

function isInside(inner: Place, outer: Place): boolean {
  return (
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  )
}

describe.each(machineNames)(`the drawing of %s, ${howMuch}`, (name) => {
  const chart = chartNamed(name)
  const { words } = keptChart(name)
  /** The chart as it is, with all of its states folded, and with each of them folded alone: in depth all, else two. */
  const foldable = chart.states.filter(isFoldable).map(({ path }) => path)
  const alone = sampleOf(foldable, 2).map((path) => new Set([path]))
  const looks = [unfolded, ...alone, new Set(foldable)].flatMap((folds) =>
    depths.map((depth) => ({
      depth,
      folded: [...folds].join(' ') || 'nothing',
      drawn: folded(chart, folds),
    })),
  )

  /** Each look is laid out once. */
  const layouts = new Map<string, ReturnType<typeof layOut>>()
  const laidOut = (drawn: typeof chart, depth: Depth): ReturnType<typeof layOut> => {
    const key = [depth, ...drawn.states.map(({ path }) => path)].join(' ')
    const made = layouts.get(key) ?? layOut(drawn, words, depth)
    layouts.set(key, made)
    return made
  }

  it.each(looks)(
    'has no overlapping boxes or labels, and keeps everything that belongs to a state inside it: $depth, $folded folded [CHART-02]',
    async ({ depth, drawn }) => {
      const { boxes, lines } = await laidOut(drawn, depth)
      const wrong: string[] = []
      for (const [at, box] of boxes.entries()) {
        const head = { x: box.x, y: box.y, width: box.content.width, height: box.content.height }
        if (!isInside(head, box)) wrong.push(`what ${box.path} says is larger than its box`)
        for (const other of boxes.slice(at + 1)) {
          const isInner = isWithin(other.path, box.path)
          if (isInner ? !isInside(other, box) || overlap(other, head) : overlap(box, other))
            wrong.push(`${box.path} and ${other.path}`)
        }
        for (const { label, source, target } of lines)
          if (
            label.width > 0 &&
            overlap(label, box) &&
            (!hasChildren(box.path) || !isInside(label, box) || overlap(label, head))
          )
            wrong.push(`${box.path} and the label from ${source} to ${target}`)
      }
      for (const [at, { label, source, target }] of lines.entries())
        for (const other of lines.slice(at + 1))
          if (overlap(label, other.label))
            wrong.push(`the labels from ${source} to ${target} and ${other.source} to ${other.target}`)
      expect(wrong).toEqual([])
    },
  )

  it.each(looks)(
    'has no line through a text: $depth, $folded folded [CHART-02]',
    async ({ depth, drawn }) => {
      const { boxes, lines } = await laidOut(drawn, depth)
      const texts = boxes.flatMap(({ path, x, y, content: { head, rows } }) => [
        ...head.runs.map((run) => ({ of: path, place: placeOfRun(run, { x: x + inset.x, y: y + inset.y }) })),
        ...rows.map((row) => ({ of: path, place: { ...row, x: x + row.x, y: y + row.y } })),
      ])
      const wrong: string[] = []
      for (const line of lines) {
        const labels = lines
          .filter((other) => other !== line)
          .flatMap(({ source, target, label, rows }) =>
            rows.map((row) => ({
              of: `${source} to ${target}`,
              place: { ...row, x: label.x + row.x, y: label.y + row.y },
            })),
          )
        for (const part of partsOf(line.points))
          for (const { of, place } of [...texts, ...labels])
            if (overlap(part, place)) wrong.push(`${line.source} to ${line.target} through ${of}`)
      }
      expect([...new Set(wrong)]).toEqual([])
    },
  )

  function hasChildren(path: string): boolean {
    return chart.states.some(({ parent }) => parent === path)
  }

  it('has every state, transition, guard, action, tag and description [CHART-02]', async () => {
    const layout = await laidOut(chart, 'all')
    expect(layout.boxes.map(({ path }) => path).toSorted()).toEqual(
      chart.states.map(({ path }) => path).toSorted(),
    )
    const rows = new Map(
      [
        ...layout.boxes.flatMap(({ content }) => content.rows),
        ...layout.lines.flatMap((line) => line.rows),
      ].map(({ row }) => [row.transition, textOf(row.runs)]),
    )
    expect(rows.size).toBe(chart.transitions.length)
    for (const one of chart.transitions) {
      const { name: transition, cause, guard, actions } = one
      const isElse = guard === null && one.index > 0
      // Where several have one cause, their order decides.
      const order = one.choices > 1 ? `${one.index + 1}. ` : ''
      for (const said of [
        `${order}${causeText(cause, words)}`,
        guard ?? (isElse ? 'otherwise' : ''),
        ...actions,
      ])
        expect(rows.get(transition), transition).toContain(bare(said))
    }
    for (const { path, content } of layout.boxes) {
      const state = chart.states.find((one) => one.path === path)
      const said = textOf(content.head.runs)
      for (const text of [
        path === '' ? name : (state?.key ?? ''),
        state?.description ?? '',
        ...(state?.tags ?? []),
        ...(state?.entry ?? []),
        ...(state?.exit ?? []),
        ...(state?.invokes.map(({ id }) => id) ?? []),
        ...(state?.shownBy ?? []),
      ])
        expect(said, path).toContain(bare(text))
    }
    const svg = svgOf(chart, layout)
    expect(svg.match(/class="(?:name)"/g)).toHaveLength(chart.states.length)
    expect(svg.match(/class="transition/g)?.length ?? 0).toBeGreaterThanOrEqual(chart.transitions.length)
  })

  it('has every state by its whole name and nothing else where only names are drawn, all of it readable in one look at 1440 × 900 [CHART-02]', async () => {
    const layout = await laidOut(chart, 'names')
    expect(layout.boxes.map(({ content }) => textOf(content.head.runs)).toSorted()).toEqual(
      chart.states.map(({ path, key }) => (path === '' ? name : key)).toSorted(),
    )
    expect(layout.boxes.flatMap(({ content }) => content.rows)).toEqual([])
    expect(layout.lines.flatMap(({ rows }) => rows)).toEqual([])
    // The page's main part at that size; names are 15 px, and at least 10 of them are seen.
    expect(wholeAt(layout, { width: 1176, height: 800 }) * typeOf.name.size).toBeGreaterThanOrEqual(10)
  })

  it('has no state completely before the initial one of its parent [CHART-02]', async () => {
    const { boxes } = await laidOut(chart, 'all')
    for (const { path, parent } of chart.states.filter(({ isInitial }) => isInitial)) {
      const first = boxes.find((box) => box.path === path)!
      const others = boxes.filter((box) =>
        chart.states.some((one) => one.path === box.path && one.parent === parent),
      )
      const isFirst =
        others.every(({ x, width }) => x + width > first.x) ||
        others.every(({ y, height }) => y + height > first.y)
      expect(isFirst, path).toBe(true)
    }
  })

  it('has no state that a home leads to before that home [CHART-02]', async () => {
    for (const depth of depths) {
      const { boxes, lines } = await laidOut(chart, depth)
      const box = (path: string) => boxes.find((one) => one.path === path)!
      for (const { source, target } of lines.filter((line) => isHome(name, line.source))) {
        const [home, next] = [box(source), box(target)]
        const isAfter = next.x >= home.x + home.width || next.y >= home.y + home.height
        expect(isAfter, `${depth}: ${source} to ${target}`).toBe(true)
      }
    }
  })

  it.each(looks)(
    'has one line from a state to another, which leaves the one and reaches the other: $depth, $folded folded [CHART-02]',
    async ({ depth, drawn }) => {
      const { boxes, lines } = await laidOut(drawn, depth)
      const ends = lines.map(({ source, target }) => `${source} to ${target}`)
      expect(ends).toEqual([...new Set(ends)])
      const box = (path: string) => boxes.find((one) => one.path === path)!
      for (const { source, target, points } of lines) {
        const [first, last] = [points[0]!, points.at(-1)!]
        expect(isInside({ ...first, width: 0, height: 0 }, box(source)), `${source} to ${target}`).toBe(true)
        expect(isInside({ ...last, width: 0, height: 0 }, box(target)), `${source} to ${target}`).toBe(true)
      }
    },
  )
})

/** Text without spaces: a name may be broken over lines. */
function bare(text: string): string {
  return text.replaceAll(' ', '')
}

function textOf(runs: readonly { readonly text: string }[]): string {
  return bare(runs.map(({ text }) => text).join(''))
}

it('knows no home that is not there [CHART-02]', () => {
  const states = machineNames.flatMap((name) => chartNamed(name).states.map(({ path }) => `${name}/${path}`))
  expect([...homes].filter((home) => !states.includes(home))).toEqual([])
})

describe('packing regions', () => {
  it('puts them next to and below each other in the smallest space, without a gap', () => {
    const places = packed(
      [
        { width: 100, height: 300 },
        { width: 200, height: 140 },
        { width: 200, height: 140 },
      ],
      20,
    )
    expect(places).toEqual([
      { x: 0, y: 0, width: 100, height: 300 },
      { x: 120, y: 0, width: 200, height: 140 },
      { x: 120, y: 160, width: 200, height: 140 },
    ])
  })
})
