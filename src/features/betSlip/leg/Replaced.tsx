import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/controls/Button.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { useUndone } from '../useUndone.ts'
import type { Slip } from '../view/useSlip.ts'

const styles = {
  // As wide as the selection it stands under.
  notice: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: 40,
    padding: `0 ${space[1]}px 0 10px`,
    borderRadius: radius.s,
    background: 'var(--accent-surface)',
    color: 'var(--text-1)',
    fontSize: text.s,
    lineHeight: '1rem',
    '> span': { minWidth: 0, overflowWrap: 'anywhere' },
  }),
  keep: css({ flex: 'none', color: 'var(--accent)', background: 'none', whiteSpace: 'nowrap' }),
}

/** Which single was just replaced, and the way to keep both [SLIP-02]: until the next press in the slip. */
export function Replaced({ slip, onKept }: { slip: Slip; onKept: () => void }) {
  const words = useUndone(slip)
  if (slip.replaced === null || words === null) return null
  return (
    <div css={styles.notice}>
      <span>{words}</span>
      <Button
        css={styles.keep}
        variant="quiet"
        onClick={() => {
          slip.send({ type: 'replaced.kept' })
          onKept()
        }}
      >
        <Trans context="button: keep the old selection beside the new one">Keep both</Trans>
      </Button>
    </div>
  )
}
