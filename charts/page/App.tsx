import { useEffect, useState } from 'react'

import type { ThemeName } from '../drawing/style.ts'
import { declarations, drawingStyle } from '../drawing/style.ts'
import type { ChartLayout } from '../layout/layOut.ts'
import { Hatch } from '../tested/Hatch.tsx'
import { Tested } from '../tested/Tested.tsx'
import { TestsOf } from '../tested/TestsOf.tsx'
import { usePainting } from '../tested/usePainting.ts'
import { hashOf, readHash } from './address.ts'
import { shownCharts } from './charts.ts'
import { ChartView } from './ChartView.tsx'
import { Machines } from './Machines.tsx'
import { Save } from './Save.tsx'
import { Search } from './Search.tsx'
import { StatePanel } from './StatePanel.tsx'

/** The page of the charts: the machines, one of them drawn, and what can happen in the state that is chosen [CHART-02]. */
export function App() {
  const hash = useHash()
  const [theme, setTheme] = useTheme()
  const address = readHash(hash)
  const first = [...shownCharts.keys()][0] ?? ''
  const machine = address?.machine ?? first
  const shown = shownCharts.get(machine)
  const layout = useLayout(machine)
  const state = shown?.chart.states.find(({ path }) => path === address?.state)?.path ?? null
  const tested = usePainting(shown?.chart ?? null)
  const { painting, whose } = tested
  const isUnknown = shown === undefined || ((address?.state ?? null) !== null && state === null)

  useEffect(() => {
    document.title = `${state === null ? '' : `${state} · `}${machine} · Slipway charts`
  }, [machine, state])

  return (
    <div className="page">
      <style>{`:root{${declarations(theme)};color-scheme:${theme}}${drawingStyle}`}</style>
      <Hatch />
      <header className="side">
        <h1>Charts</h1>
        <Search />
        <Machines current={machine} />
        {shown !== undefined && (
          <Tested {...tested} chart={shown.chart} hrefOf={(path) => hashOf({ machine, state: path })} />
        )}
        <Save name={machine} />
        <button type="button" className="plain" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Light colours' : 'Dark colours'}
        </button>
      </header>
      <main>
        {isUnknown && (
          <p role="alert" className="unknown">
            There is no{' '}
            {shown === undefined ? `machine ${machine}` : `state ${address?.state ?? ''} in ${machine}`}.
          </p>
        )}
        {shown !== undefined && layout === null && <p role="status">Drawing {machine} …</p>}
        {shown !== undefined && layout !== null && (
          <ChartView
            key={machine}
            chart={shown.chart}
            layout={layout}
            selected={state}
            onSelect={(path) => go(hashOf({ machine, state: path }))}
            mark={tested.mark}
            describe={tested.describe}
          />
        )}
      </main>
      {shown !== undefined && state !== null && (
        <StatePanel
          chart={shown.chart}
          words={shown.kept.words}
          path={state}
          testsOf={(what) => painting !== null && <TestsOf painting={painting} what={what} whose={whose} />}
          onClose={() => go(hashOf({ machine, state: null }))}
        />
      )}
    </div>
  )
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

/** The layout of a machine's chart; null until it is there. */
function useLayout(machine: string): ChartLayout | null {
  const [done, setDone] = useState<{ machine: string; layout: ChartLayout } | null>(null)
  useEffect(() => {
    let isWanted = true
    void shownCharts
      .get(machine)
      ?.layout()
      .then((layout) => isWanted && setDone({ machine, layout }))
    return () => {
      isWanted = false
    }
  }, [machine])
  return done?.machine === machine ? done.layout : null
}
