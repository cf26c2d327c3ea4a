import type { Assumptions } from '../assume.ts'

/**
 * Paths of routes whose parts are words, in any case, or one whole parameter (`$eventId`). Parts that may be missing, that
 * are half word and half parameter, or that stand for all that follows throw where the route is made.
 */
export const routePaths: Assumptions = {
  bodies: {
    parseSegment:
      'const part = path.slice(start, end); if (part === "$" || part.includes("{")) throw Error("left out of the router: " + part); return part[0] === "$" ? [1, part.slice(1), "", ""] : part;',
    createSegmentNode:
      'return { kind, depth: parent ? parent.depth + 1 : 0, index: null, staticInsensitive: null, dynamic: null, route: null, data: void 0, parent };',
  },
  edits: [
    [
      'const tail = last(interpolation); if (tail && typeof tail !== "string" && tail[0] === 2) { interpolation[interpolation.length - 1] = [ tail[0], tail[1], tail[2], tail[3] === void 0 ? void 0 : tail[3] + path.substring(start - (path[start - 2] === "/" ? 2 : 1), literalEnd) ]; literalStart = length; }',
      '',
    ],
    [
      'if (caseSensitive) staticChildren = node.static ??= /* @__PURE__ */ new Map(); else {',
      'if (caseSensitive) throw Error("left out of the router: caseSensitive"); else {',
    ],
    [
      'const kind = segment[0]; let prefix = segment[2]; let suffix = segment[3] ?? ""; if (kind === 2) { end = length; cursor = end + 1; }',
      '',
    ],
    [
      'segment[2] = "/" + prefix; if (kind === 2 && segment[3] !== void 0 && literalEnd < length) segment[3] = suffix.slice(0, -1);',
      'segment[2] = "/";',
    ],
    [
      'const actuallyCaseSensitive = caseSensitive && !!(prefix || suffix); if (!caseSensitive) { prefix = prefix.toLowerCase(); suffix = suffix.toLowerCase(); } const siblings = kind === 1 ? node.dynamic ??= [] : kind === 3 ? node.optional ??= [] : node.wildcard ??= []; const existingNode = kind !== 2 && !parseParams && siblings.find((s) => !s.parse && s.caseSensitive === actuallyCaseSensitive && s.prefix === prefix && s.suffix === suffix);',
      'const siblings = node.dynamic ??= []; const existingNode = siblings[0];',
    ],
    ['createSegmentNode(node, kind, actuallyCaseSensitive, prefix, suffix)', 'createSegmentNode(node, 1)'],
    ['if (siblings.length === 2) dynamicListsToSort?.push(siblings);', ''],
    ['const parseParams = options?.params?.parse ?? options?.parseParams;', ''],
    [
      'if (parseParams && route.children && !route.isRoot && route.id && route.id.charCodeAt(route.id.lastIndexOf("/") + 1) === 95) { const pathlessNode = createSegmentNode(node, SEGMENT_TYPE_PATHLESS); (node.pathless ??= []).push(pathlessNode); node = pathlessNode; }',
      '',
    ],
    ['node.parse = parseParams ?? null; node.priority = options?.params?.priority ?? 0;', ''],
    [
      'visit(routeTree, 1, segmentTree); for (const nodes of dynamicListsToSort) nodes.sort(sortDynamic);',
      'visit(routeTree, 1, segmentTree);',
    ],
    // What a path's parts come to.
    ['let partIndex = leaf.extract?.part ?? 0;', 'let partIndex = 0;'],
    ['let nodeIndex = leaf.extract?.node ?? 0;', 'let nodeIndex = 0;'],
    ['let pathIndex = leaf.extract?.path ?? 0;', 'let pathIndex = 0;'],
    ['let paramIndex = leaf.extract?.param ?? 0;', 'let paramIndex = 0;'],
    ['if (node.kind === SEGMENT_TYPE_PATHLESS) { partIndex--; pathIndex--; continue; }', ''],
    [
      'if (node.kind === 1 || node.kind === 3) { const name = names[paramIndex++]; if (node.kind === 3 && leaf.skipped & 1 << nodeIndex) { partIndex--; pathIndex = currentPathIndex - 1; continue; } const value = node.suffix || node.prefix ? part.substring(node.prefix.length, part.length - node.suffix.length) : part; if (value || node.kind === 1) rawParams[name] = decodeURIComponent(value); } else if (node.kind === 2) { const n = node; const value = path.substring(currentPathIndex + n.prefix.length, path.length - n.suffix.length); const splat = decodeURIComponent(value); rawParams["*"] = splat; rawParams._splat = splat; break; }',
      'if (node.kind === 1) rawParams[names[paramIndex++]] = decodeURIComponent(part);',
    ],
    ['const currentPathIndex = pathIndex; if (part) pathIndex += part.length;', ''],
    [
      'return [rawParams, { part: partIndex, node: nodeIndex, path: pathIndex, param: paramIndex }];',
      'return [rawParams];',
    ],
    // Which of them a path is.
    ['let { extract, rawParams } = frame;', ''],
    [
      'if (node.kind === 2 && node.route && !isFrameMoreSpecific(bestMatch, frame)) continue; if (node.parse) { if (!validateParseParams(path, parts, frame)) continue; rawParams = frame.rawParams; extract = frame.extract; }',
      '',
    ],
    [
      '(!pathIsIndex || node.kind === SEGMENT_TYPE_INDEX || node.kind === 2)',
      '(!pathIsIndex || node.kind === SEGMENT_TYPE_INDEX)',
    ],
    [
      'if (!node.optional && !node.wildcard && !node.index && !node.pathless) continue;',
      'if (!node.index) continue;',
    ],
    [
      'let indexValid = true; if (node.index.parse) { if (!validateParseParams(path, parts, indexFrame)) indexValid = false; } if (indexValid) {',
      '{',
    ],
    [
      'node: node.index, index, skipped, statics, dynamics, optionals, extract, rawParams };',
      'node: node.index, index, skipped, statics, dynamics, optionals };',
    ],
    [
      'if (node.wildcard) for (let i = node.wildcard.length - 1; i >= 0; i--) { const segment = node.wildcard[i]; const { prefix, suffix } = segment; if (prefix) { if (isBeyondPath) continue; if (!(segment.caseSensitive ? part : lowerPart ??= part.toLowerCase()).startsWith(prefix)) continue; } if (suffix) { if (isBeyondPath) continue; const end = parts.slice(index).join("/"); const suffixPart = end.slice(-suffix.length); if ((segment.caseSensitive ? suffixPart : suffixPart.toLowerCase()) !== suffix || end.length - suffix.length < prefix.length) continue; } stack.push({ node: segment, index: partsLength, skipped, statics, dynamics, optionals, extract, rawParams }); } if (node.optional) { const nextSkipped = skipped | 1 << node.depth + 1; for (let i = node.optional.length - 1; i >= 0; i--) { const segment = node.optional[i]; stack.push({ node: segment, index, skipped: nextSkipped, statics, dynamics, optionals, extract, rawParams }); } if (!isBeyondPath) for (let i = node.optional.length - 1; i >= 0; i--) { const segment = node.optional[i]; const { prefix, suffix } = segment; if (prefix || suffix) { const casePart = segment.caseSensitive ? part : lowerPart ??= part.toLowerCase(); if (prefix && !casePart.startsWith(prefix)) continue; if (suffix && casePart.indexOf(suffix, casePart.length - suffix.length) < prefix.length) continue; } stack.push({ node: segment, index: index + 1, skipped, statics, dynamics, optionals: optionals + segmentScore(partsLength, index), extract, rawParams }); } }',
      '',
    ],
    [
      'for (let i = node.dynamic.length - 1; i >= 0; i--) { const segment = node.dynamic[i]; const { prefix, suffix } = segment; if (prefix || suffix) { const casePart = segment.caseSensitive ? part : lowerPart ??= part.toLowerCase(); if (prefix && !casePart.startsWith(prefix)) continue; if (suffix && casePart.indexOf(suffix, casePart.length - suffix.length) < prefix.length) continue; } stack.push({ node: segment, index: index + 1, skipped, statics, dynamics: dynamics + segmentScore(partsLength, index), optionals, extract, rawParams }); }',
      'stack.push({ node: node.dynamic[0], index: index + 1, skipped, statics, dynamics: dynamics + segmentScore(partsLength, index), optionals });',
    ],
    [
      'const match = node.staticInsensitive.get(lowerPart ??= part.toLowerCase()); if (match) stack.push({ node: match, index: index + 1, skipped, statics: statics + segmentScore(partsLength, index), dynamics, optionals, extract, rawParams });',
      'const match = node.staticInsensitive.get(part.toLowerCase()); if (match) stack.push({ node: match, index: index + 1, skipped, statics: statics + segmentScore(partsLength, index), dynamics, optionals });',
    ],
    ['let lowerPart; if (isBeyondPath && node.index)', 'if (isBeyondPath && node.index)'],
    [
      'if (!isBeyondPath && node.static) { const match = node.static.get(part); if (match) stack.push({ node: match, index: index + 1, skipped, statics: statics + segmentScore(partsLength, index), dynamics, optionals, extract, rawParams }); } if (node.pathless) for (let i = node.pathless.length - 1; i >= 0; i--) { const segment = node.pathless[i]; stack.push({ node: segment, index, skipped, statics, dynamics, optionals, extract, rawParams }); }',
      '',
    ],
  ],
}

/** And what stands in their places: each parameter is there, in letters of its own. */
export const paths: Assumptions = {
  edits: [
    [
      'const [kind, key, prefix, rawSuffix] = part; const splat = kind === 2; const suffix = splat && rawSuffix !== void 0 ? rawSuffix + trailingSlash : rawSuffix; let paramValue = params[key]; if (kind === 3 && paramValue == null) continue; if (usedParams) { usedParams[key] = paramValue; if (splat) usedParams["*"] = paramValue; } if (splat && isMissingSplat(paramValue)) { if (prefix === "/" && !suffix) continue; paramValue = ""; } joined += prefix + encodeParam(key, paramValue, decoder) + (suffix || "");',
      'const [, key, prefix] = part; const paramValue = params[key]; if (usedParams) usedParams[key] = paramValue; joined += prefix + encodeParam(key, paramValue);',
    ],
  ],
  bodies: {
    encodeParam: 'return typeof value === "string" ? encodeURIComponent(value) : "" + (value ?? void 0)',
  },
}
