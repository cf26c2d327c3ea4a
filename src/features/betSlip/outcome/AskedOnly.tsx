import { Trans } from '@lingui/react/macro'

/** Of a bet that cannot be read back: it is asked about, and never sent [SLIP-18]. */
export function AskedOnly() {
  return (
    <p>
      <Trans>
        This page cannot read all that was kept of the bet, so it only asks about it and never sends it again.
      </Trans>
    </p>
  )
}
