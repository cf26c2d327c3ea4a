import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef } from 'react'

import { type BetKind, betKinds } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { useSession } from '#src/client/context.tsx'
import { text } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'

import type { SlipCodes } from '../useSlipCodes.tsx'
import type { Slip } from '../view/useSlip.ts'
import { kindsStyle } from './kindsStyle.ts'
import { MoreKinds } from './MoreKinds.tsx'

const styles = {
  tab: css({
    position: 'relative',
    padding: '0 2px',
    color: 'var(--text-3)',
    fontSize: text.s,
    fontWeight: 500,
    lineHeight: '0.875rem',
    textAlign: 'center',
    '&[aria-selected="true"]': { color: 'var(--text-1)', fontWeight: 600 },
    // The kinds that are chosen under More have the longest names.
    '&[data-more="true"]': { fontSize: text.xs },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  count: css({
    position: 'absolute',
    top: 2,
    insetInlineEnd: 4,
    color: 'var(--accent)',
    fontSize: text.xs,
    fontWeight: 600,
    lineHeight: '0.75rem',
  }),
}

/** Those that odds begin have their places; all others are under More. */
const always: readonly BetKind[] = betKinds.filter((kind) => kinds[kind].begins === 'odds')

function countOf({ counts }: Pick<Slip, 'counts'>, kind: BetKind): number {
  return counts[kinds[kind].group] ?? 0
}

/** The kinds under More: ready-made combinations only where the partner has them, or the slip holds one. */
export function useMoreKinds(slip: Pick<Slip, 'kind' | 'counts'>): readonly BetKind[] {
  const { features } = useSession().settings
  const isOffered = (one: BetKind): boolean =>
    kinds[one].begins !== 'combination' || features.enableBigCombo === true
  return betKinds.filter(
    (one) => !always.includes(one) && (one === slip.kind || isOffered(one) || countOf(slip, one) > 0),
  )
}

interface KindTabsProps {
  readonly slip: Slip
  readonly panelId: string
  readonly codes: SlipCodes | null
}

/** What kind of bet the selections of the slip make [SLIP-22]. */
export function KindTabs({ slip, panelId, codes }: KindTabsProps) {
  const { t, i18n } = useLingui()
  const more = useMoreKinds(slip)
  const nameOf = (name: BetKind): string =>
    kinds[name].makes === 'aBetEach' && countOf(slip, name) > 1
      ? t({ message: 'Singles', context: 'bet type: several bets of one selection each' })
      : betKindName(i18n, name)
  const { kind, send } = slip
  const row = useRef<HTMLDivElement>(null)
  const shown = always.includes(kind) ? always : [...always, kind]
  const choose = (chosen: BetKind): void => send({ type: 'kind.chosen', kind: chosen })
  const press = (event: KeyboardEvent): void => {
    const next = nextOf(shown, kind, event.key)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    const tab = row.current?.children[shown.indexOf(next)]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div css={kindsStyle.kinds}>
      <div
        ref={row}
        role="tablist"
        aria-label={t({ message: 'Bet type', context: 'single, combo, system' })}
        css={kindsStyle.tabs}
      >
        {shown.map((name) => {
          // What is in hand is counted by the slip itself.
          const count = kinds[name].group === kinds[kind].group ? 0 : countOf(slip, name)
          return (
            <button
              key={name}
              type="button"
              role="tab"
              css={[kindsStyle.part, styles.tab]}
              aria-selected={name === kind}
              aria-controls={panelId}
              tabIndex={name === kind ? 0 : -1}
              data-more={!always.includes(name)}
              onClick={() => choose(name)}
              onKeyDown={press}
            >
              {nameOf(name)} {count > 0 && <span css={styles.count}>{count}</span>}
            </button>
          )
        })}
      </div>
      <MoreKinds
        kinds={more.map((name) => ({ name, count: countOf(slip, name) }))}
        chosen={kind}
        onChoose={choose}
        codes={codes}
      />
    </div>
  )
}

function nextOf(shown: readonly BetKind[], from: BetKind, key: string): BetKind | undefined {
  const at = shown.indexOf(from)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: shown.length - 1,
  }
  const to = steps[key]
  return to === undefined ? undefined : shown[(to + shown.length) % shown.length]
}
