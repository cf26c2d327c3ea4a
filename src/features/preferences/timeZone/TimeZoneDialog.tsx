import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'

import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { deviceZone } from '#src/client/session/preferences.ts'
import { isTimeZone } from '#src/i18n/timeZone.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

import { zonesAt, zonesWith } from './zones.ts'

const styles = {
  form: css({ display: 'grid', gap: space[3], padding: `0 ${space[4]}px ${space[4]}px` }),
  find: css({
    width: '100%',
    height: 40,
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-1)',
    color: 'var(--text-1)',
    border: '1px solid var(--border-strong)',
    borderRadius: radius.s,
    fontSize: text.s,
    '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
    // Below this a phone's browser enlarges the page.
    [touch]: { fontSize: '1rem' },
  }),
  // Of one height, whatever is found.
  list: css({
    position: 'relative',
    height: 'min(320px, 38dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: '1px solid var(--border)',
    borderRadius: radius.s,
  }),
  zone: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 36,
    padding: `${space[1]}px ${space[3]}px`,
    fontSize: text.s,
    cursor: 'pointer',
    '&:hover': { background: 'var(--surface-3)' },
    '&:has(:checked)': { background: 'var(--accent-surface)', fontWeight: 500 },
    '> input': { width: 16, height: 16, flex: 'none', margin: 0, accentColor: 'var(--accent)' },
    '> span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '> small': { flex: 'none', fontSize: text.s, color: 'var(--text-2)' },
    [touch]: { minHeight: 44 },
  }),
  none: css({ padding: space[3], fontSize: text.s, color: 'var(--text-2)' }),
}

/** Left to the betting site. */
const ofSite = ''

/** The zones to choose from: the betting site's, the device's own, and every one there is, with its present offset [MEMBER-04]. */
export function TimeZoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { api, preferences } = useClient()
  const { timeZone: siteZone } = useSession().settings
  const inUse = usePreference('timeZone')
  const isSiteKnown = siteZone !== null && isTimeZone(siteZone)
  const [wanted, setWanted] = useState(
    () => preferences.chosen('timeZone') ?? (isSiteKnown ? ofSite : deviceZone),
  )
  const [find, setFind] = useState('')
  const zones = useMemo(() => zonesAt(api.serverNow(), [inUse]), [api, inUse])
  const found = zonesWith(zones, find)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    preferences.set('timeZone', wanted === ofSite ? null : wanted)
    onClose()
  }
  const zone = (value: string, name: ReactNode, offset?: string): ReactNode => (
    <label key={value} css={styles.zone}>
      <input type="radio" name="zone" checked={wanted === value} onChange={() => setWanted(value)} />
      <span>{name}</span>
      {offset !== undefined && <small>{offset}</small>}
    </label>
  )
  return (
    <Overlay
      kind={useDevice() === 'phone' ? 'sheet' : 'modal'}
      title={t({ message: 'Time zone', context: 'title of a dialog' })}
      isOpen
      onClose={onClose}
    >
      <form css={styles.form} onSubmit={save}>
        <input
          type="search"
          css={styles.find}
          aria-label={t`Find a time zone`}
          placeholder={t`City or GMT offset`}
          value={find}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setFind(value)}
        />
        <div
          css={styles.list}
          role="radiogroup"
          aria-label={t({ message: 'Time zone', context: 'title of a dialog' })}
        >
          {find === '' && isSiteKnown && zone(ofSite, <Trans>Same as the betting site</Trans>)}
          {find === '' && zone(deviceZone, <Trans>Same as this device</Trans>)}
          {found.map(({ name, label, offset }) => zone(name, label, offset))}
          {found.length === 0 && (
            <p css={styles.none} role="status">
              <Trans>No time zone found. Try a bigger city nearby.</Trans>
            </p>
          )}
        </div>
        <Button type="submit" variant="primary" isWide>
          <Trans context="verb: keep a setting as chosen">Save</Trans>
        </Button>
      </form>
    </Overlay>
  )
}
