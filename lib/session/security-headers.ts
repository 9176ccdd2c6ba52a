const baseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For the server, Next's configuration and the middleware alike. */
export function securityHeaders(siteUrl?: string): Record<string, string> {
  if (!siteUrl?.startsWith('https:')) return { ...baseHeaders }
  return { ...baseHeaders, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
}
