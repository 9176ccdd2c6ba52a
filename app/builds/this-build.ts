export const thisBuild = {
  id: process.env.NEXT_PUBLIC_BUILD_ID ?? 'development',
  timestamp: Number(process.env.BUILD_TIME ?? 0),
}
