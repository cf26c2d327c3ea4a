import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { text, touch } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  fontSize: text.s,
  fontWeight: 500,
  [touch]: { minHeight: 44 },
})

/** The way to every movement of the member's money [HIST-02]. */
export function TransactionsLink() {
  return (
    <Link to="/account/transactions" css={style}>
      <Trans context="movements of the member's money">Transactions</Trans>
      <Icon name="chevronRight" />
    </Link>
  )
}
