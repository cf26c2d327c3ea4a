import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '#src/app/context.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'

import type { SendToSlip } from '../useSlip.ts'

const styles = {
  row: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(56px, 1fr))', gap: space[1] }),
}

/** The partner's increments, the most that can be staked, and back to nothing [SLIP-06]. */
export function Increments({ send, isDisabled }: { send: SendToSlip; isDisabled: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const { settings } = useSession()
  return (
    <fieldset css={styles.row} aria-label={t`Stake amounts`}>
      {settings.betIncrements.map((by) => {
        const amount = format.money(by, { exact: true })
        return (
          <Button
            key={by.minor}
            variant="secondary"
            disabled={isDisabled}
            aria-label={t`Add ${amount}`}
            onClick={() => send({ type: 'stake.increased', by })}
          >
            +{format.money(by, { abbreviate: true })}
          </Button>
        )
      })}
      <Button variant="secondary" disabled={isDisabled} onClick={() => send({ type: 'stake.maximised' })}>
        {t`Max`}
      </Button>
      <Button variant="secondary" disabled={isDisabled} onClick={() => send({ type: 'stake.cleared' })}>
        {t`Clear`}
      </Button>
    </fieldset>
  )
}
