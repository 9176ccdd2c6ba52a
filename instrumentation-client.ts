// zod would try `Function('')` with its first schema, to learn whether it may compile its checks. The
// shop's policy refuses that, and the browser writes it to the console. See docs/private-apis.md.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
