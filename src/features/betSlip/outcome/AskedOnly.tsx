import { Trans } from '@lingui/react/macro'

/** Of a bet that cannot be read back: it is asked about, and never sent [SLIP-18]. */
export function AskedOnly() {
  return (
    <p>
      <Trans>
        This device's record of the bet is incomplete. We'll check what happened but won't send it again.
      </Trans>
    </p>
  )
}
