import { useLingui } from '@lingui/react/macro'

import { type BetKind, betKinds } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { betKindName } from '#src/words/betKinds.ts'

import type { Slip } from '../useSlip.ts'

/** The kinds of bet that can be opened: those that odds or a wish begin, and of the others what there is [SLIP-22]. */
function openKinds({ kind, counts }: Pick<Slip, 'kind' | 'counts'>): readonly BetKind[] {
  return betKinds.filter((one) => {
    const { group, begins } = kinds[one]
    return one === kind || begins === 'odds' || begins === 'wish' || (counts[group] ?? 0) > 0
  })
}

/** The tabs of the slip: what kind of bet its selections make [SLIP-22]. */
export function KindTabs({ slip, panelId }: { slip: Slip; panelId: string }) {
  const { t, i18n } = useLingui()
  const { kind, counts, send } = slip
  return (
    <Tabs
      label={t`Kind of bet`}
      tabs={openKinds(slip).map((name) => {
        const count = counts[kinds[name].group] ?? 0
        return {
          name,
          label: (
            <>
              {betKindName(i18n, name)} {count > 0 && name !== kind && <Badge tone="neutral">{count}</Badge>}
            </>
          ),
        }
      })}
      selected={kind}
      onSelect={(chosen) => send({ type: 'kind.chosen', kind: chosen })}
      panelId={panelId}
      isFilling
    />
  )
}
