import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { Name } from '#src/ui/Name.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { MapStats } from '#src/wire/statistics.ts'

const styles = {
  label: css({ display: 'inline-flex', alignItems: 'center', gap: space[1], whiteSpace: 'nowrap' }),
  live: css({ width: 6, height: 6, borderRadius: '50%', background: 'var(--live)' }),
  name: css({ maxWidth: '10rem', overflow: 'hidden', textOverflow: 'ellipsis' }),
  score: css({ fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' }),
}

interface MapTabsProps {
  maps: readonly MapStats[]
  selected: number
  onSelect: (mapNum: number) => void
  panelId: string
}

/** A tab for each map, with its score; in a game without maps for each half, quarter or innings. */
export function MapTabs({ maps, selected, onSelect, panelId }: MapTabsProps) {
  const { t } = useLingui()
  return (
    <Tabs
      label={t`Maps of the match`}
      tabs={maps.map(({ mapNum, status, details: { kind, mapName, scoreline } }) => ({
        name: String(mapNum),
        label: (
          <span css={styles.label}>
            {status === 'live' && <span css={styles.live} aria-hidden="true" />}
            {kind === 'scoreboard' && mapName !== '' ? (
              <Name css={styles.name}>{mapName}</Name>
            ) : (
              <Trans>Map {mapNum}</Trans>
            )}
            {status === 'live' && <VisuallyHidden>, {t`live`}</VisuallyHidden>}
            <bdi css={styles.score}>{scoreline}</bdi>
          </span>
        ),
      }))}
      selected={String(selected)}
      onSelect={(name) => onSelect(Number(name))}
      panelId={panelId}
    />
  )
}
