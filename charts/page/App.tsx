import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { ActorPath } from '#recording/entries.ts'
import type { ActorThen } from '#recording/timeline/timeline.ts'

import { changeStyle } from '../diff/mark.ts'
import type { Mark } from '../drawing/Drawing.tsx'
import type { ThemeName } from '../drawing/style.ts'
import { declarations, drawingStyle } from '../drawing/style.ts'
import { type Folds, shownOn, toggled, unfolded, unfoldedFor } from '../model/fold.ts'
import type { Play } from '../simulate/simulation.ts'
import { Hatch } from '../tested/Hatch.tsx'
import { Tested } from '../tested/Tested.tsx'
import { TestsOf } from '../tested/TestsOf.tsx'
import { usePainting } from '../tested/usePainting.ts'
import { hashOf, readHash } from './address.ts'
import { shownCharts } from './charts.ts'
import { Changes } from './comparison/Changes.tsx'
import { Compared, inWords } from './comparison/Compared.tsx'
import { Compare } from './comparison/Comparison.tsx'
import { useComparison } from './comparison/useComparison.ts'
import { useWish } from './comparison/useWish.ts'
import { MachineMap } from './MachineMap.tsx'
import { Machines, mapName } from './Machines.tsx'
import { Save } from './Save.tsx'
import { Search } from './Search.tsx'
import { Elsewhere } from './session/Elsewhere.tsx'
import { SessionPanel } from './session/SessionPanel.tsx'
import { DropTarget, SessionSource } from './session/SessionSource.tsx'
import { type SessionDesk, useSession } from './session/useSession.ts'
import { SimulationPanel, taken } from './simulation/SimulationPanel.tsx'
import { beginningOf, useMainWay, useSimulation } from './simulation/useSimulation.ts'
import { StatePanel } from './StatePanel.tsx'
import { useMedia } from './useMedia.ts'
import { activityOf, activityOfMoment } from './view/activity.ts'
import { ChartView } from './view/ChartView.tsx'
import { useLayout } from './view/useLayout.ts'
import type { Seen } from './view/view.ts'

/** The page of the charts: the machines, the drawing of one of them, and what can happen in the chosen state [CHART-02]. */
export function App() {
  const hash = useHash()
  const [theme, setTheme] = useTheme()
  const address = useMemo(() => readHash(hash), [hash])
  const first = [...shownCharts.keys()][0] ?? ''
  const machine = address?.machine ?? first
  const shown = shownCharts.get(machine)
  const state = shown?.chart.states.find(({ path }) => path === address?.state)?.path ?? null
  const desk = useSession()
  // What is going on is shown by its transitions.
  const isBusy = state !== null || desk.session !== null || (address?.play ?? null) !== null
  const depth = address?.depth ?? (isBusy ? 'all' : 'names')
  const folds = useFolds(address?.folds ?? unfolded)
  const drawn = useLayout(shown ?? null, depth, folds)
  const [wish, setWish] = useWish()
  const comparison = useComparison(wish.revision)
  const compared = comparison?.is === 'there' ? (comparison.all.get(machine) ?? null) : null
  const [actor, setActor] = useActorOf(desk, machine)
  const play = desk.session === null ? (address?.play ?? null) : null
  const simulation = useSimulation(machine, play)
  const activity = useMemo(() => {
    if (simulation !== null) return simulation.moment === null ? null : activityOfMoment(simulation.moment)
    return actor === null ? null : activityOf(actor)
  }, [actor, simulation])
  const tested = usePainting(shown?.chart ?? null)
  const { painting, whose } = tested
  const isNarrow = useMedia('(width < 900px)')
  const isMap = machine === mapName
  const isUnknown = (shown === undefined && !isMap) || ((address?.state ?? null) !== null && state === null)

  const said = address?.depth ?? null
  const onPlay = useCallback(
    (next: Play | null): void =>
      go(hashOf({ machine, state, play: next, depth: said, folds, seen: seenNow() })),
    [machine, state, said, folds],
  )
  const onFold = useCallback(
    (path: string): void => go(hashOf({ machine, state, play, depth, folds: toggled(folds, path) })),
    [machine, state, play, depth, folds],
  )
  const onSeen = useCallback(
    (seen: Seen | null): void => {
      const here = readHash(window.location.hash) ?? { machine, state: null }
      window.history.replaceState(null, '', hashOf({ ...here, seen }))
    },
    [machine],
  )
  /** The address of a state of this chart, where it is seen. */
  const hrefOf = (path: string): string =>
    hashOf({ machine, state: path, play, depth: said, folds: unfoldedFor(folds, path) })
  const onTransition = useCallback(
    (transition: string): boolean => {
      const moment = simulation?.moment ?? null
      const choice = moment?.choices.find(({ transitions }) => transitions.includes(transition))
      if (moment === null || play === null || choice === undefined) return false
      onPlay({ ...play, steps: [...taken(moment), choice.step] })
      return true
    },
    [simulation, play, onPlay],
  )
  const showActor = (path: ActorPath, of: string | null): void => {
    setActor(path)
    if (of !== null && of !== machine && shownCharts.has(of)) go(hashOf({ machine: of, state: null }))
  }
  const mainWay = useMainWay(machine)
  const { mark: markTested } = tested
  const mark = useCallback<Mark>(
    (what) => {
      const isMain = 'transition' in what && mainWay.has(what.transition)
      const isOpen = 'transition' in what && activity?.open.has(what.transition) === true
      return [isMain ? 'main' : '', isOpen ? 'open' : '', markTested(what), compared?.markNow(what) ?? '']
        .join(' ')
        .trim()
    },
    [mainWay, activity, markTested, compared],
  )

  const { describe: describeTested } = tested
  const describe = useCallback<Mark>(
    (what) =>
      [compared === null ? '' : inWords(compared.markNow)(what), describeTested(what)]
        .filter(Boolean)
        .join('. '),
    [compared, describeTested],
  )

  useEffect(() => {
    document.title = `${state === null ? '' : `${state} · `}${machine} · Slipway charts`
  }, [machine, state])

  const view =
    shown === undefined || drawn === null ? null : (
      <ChartView
        key={machine}
        chart={drawn.chart}
        layout={drawn.layout}
        selected={state === null ? null : shownOn(drawn.chart, state)}
        activity={activity}
        onSelect={(path) => go(hashOf({ machine, state: path, play, depth, folds }))}
        mark={mark}
        describe={describe}
        depth={drawn.depth}
        onDepth={(next) => go(hashOf({ machine, state, play, depth: next, folds }))}
        onFold={onFold}
        seen={address?.seen ?? null}
        onSeen={onSeen}
        onTransition={onTransition}
      >
        {folds.size > 0 && (
          <button type="button" className="plain" onClick={() => go(hashOf({ machine, state, play, depth }))}>
            Unfold all
          </button>
        )}
        {play === null && desk.session === null && (
          <button
            type="button"
            className="plain"
            onClick={() => void beginningOf(machine).then((begun) => onPlay(begun))}
          >
            Simulate
          </button>
        )}
      </ChartView>
    )

  return (
    <DropTarget onDrop={desk.open}>
      <style>{`:root{${declarations(theme)};color-scheme:${theme}}${drawingStyle}${changeStyle}${onPaper}`}</style>
      <Hatch />
      <button type="button" className="plain skip" onClick={skip}>
        Skip to the chart
      </button>
      <header className="side">
        <h1>{isNarrow ? machine : 'Charts'}</h1>
        <Sheet isFolded={isNarrow} address={hash}>
          <Search />
          <SessionSource desk={desk} />
          <Compare
            revision={wish.revision}
            comparison={comparison}
            onCompare={(revision) => setWish({ ...wish, revision })}
          />
          <Machines current={machine} />
          {shown !== undefined && <Tested {...tested} chart={shown.chart} hrefOf={hrefOf} />}
          <Save name={machine} />
          <button
            type="button"
            className="plain"
            onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
          >
            {theme === 'dark' ? 'Light colours' : 'Dark colours'}
          </button>
        </Sheet>
      </header>
      <main>
        {isUnknown && (
          <p role="alert" className="unknown">
            There is no{' '}
            {shown === undefined ? `machine ${machine}` : `state ${address?.state ?? ''} in ${machine}`}.
          </p>
        )}
        {isMap && <MachineMap />}
        {shown !== undefined && drawn === null && <p role="status">Drawing {machine} …</p>}
        {view !== null && compared === null && view}
        {view !== null && <Elsewhere desk={desk} machine={machine} onShow={showActor} />}
        {view !== null && compared !== null && (
          <Compared
            machine={compared}
            wish={wish}
            onSide={(side) => setWish({ ...wish, side })}
            now={view}
            depth={depth}
            onDepth={(next) => go(hashOf({ machine, state, play, depth: next, folds }))}
          />
        )}
      </main>
      {play !== null && simulation !== null && (
        <SimulationPanel machine={machine} play={play} simulation={simulation} onPlay={onPlay} />
      )}
      {desk.session !== null && (
        <SessionPanel
          desk={desk}
          session={desk.session}
          machine={machine}
          actor={actor}
          onActor={showActor}
        />
      )}
      {compared !== null && play === null && desk.session === null && (
        <Changes name={machine} tables={compared.difference.tables} />
      )}
      {shown !== undefined && state !== null && (
        <StatePanel
          chart={shown.chart}
          words={shown.kept.words}
          path={state}
          testsOf={(what) => painting !== null && <TestsOf painting={painting} what={what} whose={whose} />}
          hrefOf={hrefOf}
          onClose={() => go(hashOf({ machine, state: null, play, depth, folds, seen: seenNow() }))}
        />
      )}
    </DropTarget>
  )
}

/** Paper is light. */
const onPaper = `@media print{:root{${declarations('light')};color-scheme:light}}`

interface SheetProps {
  readonly isFolded: boolean
  /** What is chosen in it leads to another address, and closes it. */
  readonly address: string
  readonly children: ReactNode
}

/** What there is to choose from, beside the chart; on a phone it is a sheet that opens by its name. */
function Sheet({ isFolded, address, children }: SheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (sheet.current !== null) sheet.current.open = false
  }, [address])
  if (!isFolded) return children
  return (
    <details ref={sheet} className="sheet">
      <summary>Machines, search, session</summary>
      <div>{children}</div>
    </details>
  )
}

/**
 * The actor whose life is shown on a machine's chart: the chosen one if it belongs to that machine, else the last one that
 * began. As it was at the moment that is looked at.
 */
function useActorOf(
  { session, version, moment }: SessionDesk,
  machine: string,
): readonly [ActorThen | null, (path: ActorPath) => void] {
  const [chosen, setChosen] = useState<ActorPath | null>(null)
  const actor = useMemo(
    () => {
      const all = session?.timeline.actorsAt(moment).filter((one) => one.machine === machine) ?? []
      return (
        all.find(({ path }) => path === chosen) ??
        all.findLast(({ status }) => status === 'running') ??
        all.at(-1) ??
        null
      )
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the timeline grows in place; `version` says when
    [session, version, moment, machine, chosen],
  )
  return [actor, setChosen]
}

/** Leads the keyboard to where it is in the chart. */
function skip(): void {
  document.querySelector<SVGGElement>('main svg [tabindex="0"]')?.focus()
}

/** What the address has in the middle of the chart now. */
function seenNow(): Seen | null {
  return readHash(window.location.hash)?.seen ?? null
}

/** The same folds as before while an address says the same. */
function useFolds(said: Folds): Folds {
  const key = [...said].join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- each address that is read is a new object; `key` is what it says
  return useMemo(() => said, [key])
}

function go(hash: string): void {
  window.location.hash = hash
}

function useHash(): string {
  const [hash, setHash] = useState(window.location.hash)
  useEffect(() => {
    const read = (): void => setHash(window.location.hash)
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return hash
}

function useTheme(): readonly [ThemeName, (theme: ThemeName) => void] {
  const [theme, setTheme] = useState<ThemeName>(
    window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  )
  return [theme, setTheme]
}
