import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js'

import type { Place, Point, Size } from './boxes.ts'

/** A box for ELK: with a size, or with boxes inside it below a head. */
export interface ElkBox {
  readonly id: string
  /** For a box with others inside: the space its head needs. */
  readonly size: Size
  readonly children: readonly ElkBox[]
  readonly isInitial: boolean
}

export interface ElkLine {
  readonly id: string
  readonly source: string
  readonly target: string
  /** Whether it has to lead onward: in a circle another line is the one that leads back. */
  readonly isOnward: boolean
  readonly label: Size
}

/** Where everything is, from the corner of the outermost box. */
export interface ElkAnswer extends Size {
  readonly boxes: ReadonlyMap<string, Place>
  readonly lines: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Place }>
}

export type Direction = 'DOWN' | 'RIGHT'

const elk = new Elk()
const padding = 22

/** Lines without labels need less space between them. */
const closer: LayoutOptions = {
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '7',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
}

const spacing: LayoutOptions = {
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

/** Lays a box out with everything in it, by ELK's layers; the initial state of each comes first. */
export async function layOutByElk(
  outermost: ElkBox,
  lines: readonly ElkLine[],
  direction: Direction,
): Promise<ElkAnswer> {
  const options: LayoutOptions = {
    ...spacing,
    ...(lines.every(({ label }) => label.width === 0) ? closer : {}),
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.layered.cycleBreaking.strategy': 'GREEDY',
    'elk.layered.thoroughness': '20',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE',
  }
  const answer: ElkNode = await elk.layout<ElkNode>({
    id: ' ',
    layoutOptions: {
      ...options,
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
    children: [elkNode(outermost, options)],
    edges: lines.map(({ id, source, target, isOnward, label }) => ({
      id,
      layoutOptions: isOnward ? { 'elk.layered.priority.direction': '10' } : {},
      sources: [source],
      targets: [target],
      labels: [
        {
          ...label,
          text: id,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    })),
  })
  const boxes = new Map<string, Place>()
  for (const node of nodesOf(answer)) boxes.set(node.id, placeOf(node))
  const { width, height } = boxes.get(outermost.id) ?? { width: 0, height: 0 }
  return {
    width,
    height,
    boxes,
    lines: new Map(
      (answer.edges ?? []).map(({ id, sections = [], labels = [] }) => [
        id,
        {
          points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
            startPoint,
            ...bendPoints,
            endPoint,
          ]),
          label: placeOf(labels[0] ?? {}),
        },
      ]),
    ),
  }
}

function elkNode({ id, size, children, isInitial }: ElkBox, options: LayoutOptions): ElkNode {
  const own: LayoutOptions = isInitial ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : {}
  if (children.length === 0) return { id, ...size, layoutOptions: own }
  return {
    id,
    layoutOptions: {
      ...options,
      ...own,
      'elk.padding': `[top=${size.height + padding / 2},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
    },
    children: children.map((child) => elkNode(child, options)),
  }
}

function nodesOf(node: ElkNode): readonly ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesOf(child)])
}

function placeOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place {
  return { x, y, width, height }
}
