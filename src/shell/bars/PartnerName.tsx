import { css } from '@emotion/react'

import { useClient, useSession } from '#src/client/context.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { text } from '#src/ui/theme/scale.ts'

const styles = {
  name: css({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: text.m,
    fontWeight: 600,
  }),
  logo: css({ maxHeight: 32, maxWidth: 140 }),
}

/** Whose site this is: the logo where there is one; the name alone, unless the partner's own page stands around it. */
export function PartnerName() {
  const { partner } = useClient()
  const { partnerName, partnerLogo } = useSession().settings
  if (partnerLogo !== null && partnerLogo !== '')
    return <img css={styles.logo} src={partnerLogo} alt={partnerName} />
  // The partner's page around the client says whose it is.
  return partner.canBeAsked() ? null : <Name css={styles.name}>{partnerName}</Name>
}
