declare module '*.svg?url' {
  const src: string;
  export default src;
}
