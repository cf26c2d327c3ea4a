import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { EditQuickStakes } from './EditQuick.tsx'
import { quickStakesOf } from './quickStakes.ts'

const styles = {
  box: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  name: css({ fontSize: text.s, color: 'var(--text-2)' }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    '> button': { flex: 'none' },
  }),
  amounts: css({
    minWidth: 0,
    fontSize: text.s,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** The amounts that one press adds to a stake, with the way to change them [SLIP-06]. */
export function QuickStakesSetting() {
  const { settings } = useSession()
  const amountOf = useAmount()
  const kept = usePreference('quickStakes')
  const [isEditing, setEditing] = useState(false)
  return (
    <div css={styles.box}>
      <span css={styles.name}>
        <Trans context="name of a setting">Quick stakes</Trans>
      </span>
      <div css={styles.line}>
        <span css={styles.amounts}>{quickStakesOf(kept, settings).map(amountOf).join(' · ')}</span>
        <Button onClick={() => setEditing(true)}>
          <Icon name="edit" />
          <Trans context="verb: change the quick stakes">Edit</Trans>
        </Button>
      </div>
      {isEditing && <EditQuickStakes onClose={() => setEditing(false)} />}
    </div>
  )
}
